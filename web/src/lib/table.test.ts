import { describe, expect, it, vi } from 'vitest';
import { sampleView } from './samples';
import { TableModel } from './table.svelte';

function tableWith(closed: { target: string; why: string; actions: number[] }[]) {
  const send = vi.fn();
  const table = new TableModel(send);
  const choices: [number, string, string][] = [
    [4, 'summon', 'main:summon'],
    [5, 'forge', 'main:forge'],
  ];
  table.view = { ...sampleView({}, ['Ann'], choices, 'turn', 'What now?'), closed };
  return { table, send };
}

const apart = () => ({ contains: () => false }) as unknown as Element;
const anchor = apart();

it('starts the action an unlit thing leads to', () => {
  const { table, send } = tableWith([{ target: 'd1', why: '', actions: [4] }]);
  expect(table.leadsOn('d1')).toBe(true);
  table.pressClosed({ target: 'd1', anchor, title: 'Faun' });
  expect(send).toHaveBeenCalledWith([4], false);
});

it('asks which, where several actions lead there', () => {
  const { table, send } = tableWith([{ target: 'd1', why: '', actions: [4, 5] }]);
  table.pressClosed({ target: 'd1', anchor, title: 'Faun' });
  expect(send).not.toHaveBeenCalled();
  expect(table.menu?.answers.map(({ label }) => label)).toEqual(['summon', 'forge']);
});

it('says what is missing, or what is asked instead', () => {
  const { table } = tableWith([{ target: 'd1', why: '3 magic, you have 2.', actions: [] }]);
  table.pressClosed({ target: 'd1', anchor, title: 'Faun' });
  expect(table.tip?.tip).toEqual({ name: 'Faun', text: '3 magic, you have 2.', rule: '' });
  table.pressClosed({ target: 'd2', anchor, title: '' });
  expect(table.tip?.tip.text).toBe('Not part of this question: What now?');
});

it('keeps the reply to a click while the pointer rests there', () => {
  const { table } = tableWith([{ target: 'd1', why: '3 magic, you have 2.', actions: [] }]);
  const what = { name: 'Faun', text: 'A creature of the forest.', rule: 'RS-38' };
  table.showTip(anchor, what);
  table.pressClosed({ target: 'd1', anchor, title: 'Faun' });
  table.showTip(anchor, what);
  table.dropTip(anchor);
  expect(table.tip?.tip.text).toBe('3 magic, you have 2.');
  table.showTip({ contains: (one: unknown) => one === anchor } as unknown as Element, what);
  expect(table.tip?.tip.text).toBe('3 magic, you have 2.');
  table.showTip(apart(), what);
  expect(table.tip?.tip).toEqual(what);
});

it('says what a thing is that is not asked about, and that it is not', () => {
  const { table } = tableWith([]);
  const tip = { name: 'Honey', text: 'Goes into Defence.', rule: 'AR-2' };
  table.pressClosed({ target: 'token', anchor, title: '2 Honey', tip });
  const text = 'Goes into Defence. Not part of this question: What now?';
  expect(table.tip?.tip).toEqual({ ...tip, text });
});

it('lets a family of things speak with one voice', () => {
  const { table } = tableWith([{ target: 'space:', why: 'Roll the die first.', actions: [] }]);
  table.pressClosed({ target: 'space:7', anchor, title: 'Honey' });
  expect(table.tip?.tip.text).toBe('Roll the die first.');
});

it('says why a piece cannot be picked beside what is picked', () => {
  const { table } = tableWith([]);
  const sets = [4, 5].map((piece) => ({ pieces: [piece], answers: [piece], total: '' }));
  table.pickMenu = { pieces: table.view.choices, sets, limit: 'One action a turn.' };
  table.press('main:summon', anchor, false, 'Summon');
  table.press('main:forge', anchor, false, 'Forge');
  expect(table.picked).toEqual([4]);
  expect(table.tip?.tip).toEqual({ name: 'Forge', text: 'One action a turn.', rule: '' });
  table.press('main:summon', anchor, false, 'Summon');
  expect(table.picked).toEqual([]);
});

it('says nothing to whoever is not asked', () => {
  const { table } = tableWith([]);
  table.view = { ...table.view, viewer: null };
  table.pressClosed({ target: 'd1', anchor, title: 'Faun' });
  expect(table.tip).toBeNull();
});

describe('a view that says more to whoever points', () => {
  function glanced() {
    const { table, send } = tableWith([]);
    const ask = vi.fn();
    table.askDetails = ask;
    table.view = { ...table.view, closed: null };
    return { table, send, ask };
  }
  const whole = (table: TableModel, why: string, actions: number[]) =>
    table.tellDetails({ ...table.view, closed: [{ target: 'd1', why, actions }] });

  it('is asked for once, by pointing at an answer or at anything else', () => {
    const { table, ask } = glanced();
    table.hovered = null;
    expect(ask).not.toHaveBeenCalled();
    table.hovered = table.answers[0]!;
    table.point();
    expect(ask).toHaveBeenCalledTimes(1);
    whole(table, 'No magic.', []);
    table.point();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked for by whoever is not asked, nor while an answer is on its way', () => {
    const { table, ask } = glanced();
    table.isBusy = true;
    table.point();
    table.isBusy = false;
    table.view = { ...table.view, viewer: null };
    table.point();
    expect(ask).not.toHaveBeenCalled();
  });

  it('answers a click once it is there', () => {
    const { table, send, ask } = glanced();
    table.pressClosed({ target: 'd1', anchor, title: 'Faun' });
    expect([ask.mock.calls.length, table.tip]).toEqual([1, null]);
    whole(table, '3 magic, you have 2.', []);
    expect(table.tip?.tip.text).toBe('3 magic, you have 2.');
    whole(table, '', [4]);
    expect(send).not.toHaveBeenCalled();
  });

  it('forgets a click when the position has changed', () => {
    const { table, send } = glanced();
    table.pressClosed({ target: 'd1', anchor, title: 'Faun' });
    table.forget();
    whole(table, '', [4]);
    expect([send.mock.calls.length, table.tip]).toEqual([0, null]);
  });
});

function tableWarned(warning: string, grave: boolean): [TableModel, number[][]] {
  const sent: number[][] = [];
  const table = new TableModel((actions) => sent.push(actions));
  const view = sampleView({}, ['Red', 'Blue'], [[3, 'end', 'bell']]);
  table.view = { ...view, choices: view.choices.map((one) => ({ ...one, warning, grave })) };
  return [table, sent];
}

const bell = {} as Element;

describe('pressing a thing', () => {
  it('sends a warned answer that can be taken back', () => {
    const [table, sent] = tableWarned('a scroll is lost', false);
    table.press('bell', bell, false, 'Bell');
    expect([sent, table.menu]).toEqual([[[3]], null]);
  });

  it('asks again where it costs something for good', () => {
    const [table, sent] = tableWarned('a scroll is lost', true);
    table.press('bell', bell, false, 'Bell');
    expect([sent, table.menu?.answers.length]).toEqual([[], 1]);
  });

  it('asks nobody again who does not want it', () => {
    const [table, sent] = tableWarned('a scroll is lost', true);
    table.asksTwice = false;
    table.press('bell', bell, false, 'Bell');
    expect(sent).toEqual([[3]]);
  });
});
