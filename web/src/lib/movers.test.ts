// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { Movers } from './movers';

/** A thing with its drawing inside, as boards build them; `animate` is watched on both. */
function thing(mark: string) {
  const [outer, inner] = [document.createElement('div'), document.createElement('div')];
  outer.setAttribute('data-mark', mark);
  outer.append(inner);
  const glides = [outer, inner].map((one) => Object.assign(one, { animate: vi.fn() }).animate);
  return { inner, outerGlides: glides[0]!, innerGlides: glides[1]! };
}

function standsAt(element: Element, left: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, 0, 10, 10);
}

function moved(mark: string) {
  const movers = new Movers();
  const found = thing(mark);
  movers.add('piece', found.inner);
  standsAt(found.inner, 100);
  const before = movers.measure();
  standsAt(found.inner, 40);
  return { ...found, lasts: movers.play(before) };
}

it.each(['lit', 'far', 'picked', 'hint', 'named'])('takes the ring of a %s thing along', (mark) => {
  const { outerGlides, innerGlides, lasts } = moved(mark);
  expect(outerGlides.mock.calls[0]![0]).toEqual([
    { translate: '60px 0px' },
    { translate: '0px 0px' },
  ]);
  expect(innerGlides).not.toHaveBeenCalled();
  expect(lasts).toBeGreaterThan(0);
});

it('moves what has no ring by itself', () => {
  const { outerGlides, innerGlides } = moved('idle');
  expect(innerGlides).toHaveBeenCalledOnce();
  expect(outerGlides).not.toHaveBeenCalled();
});

it('leaves alone what stands still and what was not there before', () => {
  const movers = new Movers();
  const [still, young] = [thing('lit'), thing('lit')];
  movers.add('still', still.inner);
  standsAt(still.inner, 100);
  const before = movers.measure();
  movers.add('young', young.inner);
  expect(movers.play(before)).toBe(0);
  expect(still.outerGlides).not.toHaveBeenCalled();
  expect(young.outerGlides).not.toHaveBeenCalled();
});
