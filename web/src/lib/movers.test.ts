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
  movers.play(before);
  return found;
}

it.each(['lit', 'far', 'picked', 'hint', 'named'])('takes the ring of a %s thing along', (mark) => {
  const { outerGlides, innerGlides } = moved(mark);
  expect(outerGlides.mock.calls[0]![0]).toEqual([
    { translate: '60px 0px' },
    { translate: '0px 0px' },
  ]);
  expect(innerGlides).not.toHaveBeenCalled();
  expect(outerGlides.mock.calls[0]![1].duration).toBe(280);
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
  movers.play(before);
  expect(still.outerGlides).not.toHaveBeenCalled();
  expect(young.outerGlides).not.toHaveBeenCalled();
});
