import { describe, expect, it } from 'vitest';
import { sampleView } from './samples';
import { TableModel } from './table.svelte';

function tableWith(warning: string, grave: boolean): [TableModel, number[][]] {
  const sent: number[][] = [];
  const table = new TableModel((actions) => sent.push(actions));
  const view = sampleView({}, ['Red', 'Blue'], [[3, 'end', 'bell']]);
  table.view = { ...view, choices: view.choices.map((one) => ({ ...one, warning, grave })) };
  return [table, sent];
}

const bell = {} as Element;

describe('pressing a thing', () => {
  it('sends a warned answer that can be taken back', () => {
    const [table, sent] = tableWith('a scroll is lost', false);
    table.press('bell', bell, false, 'Bell');
    expect([sent, table.menu]).toEqual([[[3]], null]);
  });

  it('asks again where it costs something for good', () => {
    const [table, sent] = tableWith('a scroll is lost', true);
    table.press('bell', bell, false, 'Bell');
    expect([sent, table.menu?.answers.length]).toEqual([[], 1]);
  });

  it('asks nobody again who does not want it', () => {
    const [table, sent] = tableWith('a scroll is lost', true);
    table.asksTwice = false;
    table.press('bell', bell, false, 'Bell');
    expect(sent).toEqual([[3]]);
  });
});
