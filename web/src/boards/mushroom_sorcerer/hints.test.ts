import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '$lib/samples';
import { capPreview, countOf, forecast, leadOf } from './hints';
import { attackOn, landAt, landsWith, viewOf } from './samples';
import type { Asked, War } from './table';

const asked = (land: string | null): Asked => ({ land }) as Asked;

describe('previews', () => {
  it('puts the mushroom under the pointer on the land in question', () => {
    const view = viewOf({ asked: { ...asked('land:12'), kind: 'gu_kind' } }, [], 'gu_kind');
    const { ghosts } = capPreview(view, sampleAnswer('Water: …', 'gu:water'));
    expect([...ghosts]).toEqual([[12, 'water']]);
  });

  it('slides the top of a tower to the land under the pointer', () => {
    const lands = landsWith(landAt(11, { owner: 0, stack: ['flame', 'stone'] }));
    const view = viewOf(
      { lands, asked: { ...asked('land:11'), kind: 'slide_to' } },
      [],
      'slide_to',
    );
    const shown = capPreview(view, sampleAnswer('To B4', 'land:16'));
    expect([...shown.ghosts]).toEqual([[16, 'stone']]);
    expect(shown.leaving).toBe(11);
    expect(shown.doomed.size).toBe(0);
  });

  it('crosses out the GUs that would fall', () => {
    const war = attackOn(2, 3, 1) as War;
    const { doomed } = capPreview(viewOf({ war }, [], 'raze'), sampleAnswer('2 GUs', 'count:2'));
    expect([...doomed]).toEqual([[3, 2]]);
    expect(countOf('count:10')).toBe(10);
  });

  it('finds where an answer leads on the tracks', () => {
    const lead = { track: { element: 'flame', from: 6, to: 9 }, influence: 12 } as const;
    const { table } = viewOf({ asked: { leads: { 125: lead } } as unknown as Asked });
    expect(leadOf(table, sampleAnswer('Flame: …', 'gu:flame', 125))).toEqual(lead);
    expect(leadOf(table, sampleAnswer('Done', '', 1))).toBeNull();
    expect(leadOf(table, null)).toBeNull();
  });

  it('foresees the war an answer would begin', () => {
    const attacks = [attackOn(2, 3, 0.2), attackOn(2, 7, 0.9)];
    const menu = viewOf({ attacks }, [[33, 'attack c1', 'land:2']], 'turn_menu');
    expect(forecast(menu, sampleAnswer('Attack from C1', 'land:2', 33))?.defender.land).toBe(7);
    const target = viewOf({ attacks }, [[108, 'land d1', 'land:3']], 'war_target');
    expect(forecast(target, sampleAnswer('Attack D1', 'land:3', 108))?.expected).toBe(0.2);
    expect(forecast(menu, null)).toBeNull();
  });
});
