import { expect, it } from 'vitest';
import { createPersonSaves, type SaveState } from './person-saves.ts';

type Call = { key: string; values: string; answer: (issues?: string[]) => void; fail: () => void };

/** A line whose answers the test gives. */
const makeSaves = () => {
  const calls: Call[] = [];
  const states: SaveState[] = [];
  const saves = createPersonSaves<string, string>({
    send: (key, values) =>
      new Promise((resolve, reject) => {
        const answer = (issues: string[] = []) => resolve(issues);
        calls.push({ key, values, answer, fail: () => reject(new Error('no line')) });
      }),
    onChange: (state) => states.push(state),
  });
  const sent = () => calls.map(({ key, values }) => `${key} ${values}`);
  return { saves, calls, states, sent };
};

it('sends one save after another, and of each person only the newest', async () => {
  const { saves, calls, states, sent } = makeSaves();
  void saves.put('anna', 'A');
  void saves.put('bruno', 'B');
  void saves.put('anna', 'An');
  const last = saves.put('anna', 'Anna');
  expect(sent()).toEqual(['anna A']);
  for (const [index, expected] of ['anna A', 'anna Anna', 'bruno B'].entries()) {
    await expect.poll(() => sent()[index]).toBe(expected);
    calls[index]?.answer();
  }
  expect(await last).toEqual([]);
  expect([sent().length, states.at(-1), saves.typed.size]).toEqual([3, 'saved', 0]);
});

it('keeps what did not arrive, and sends it with the next change', async () => {
  const { saves, calls, states, sent } = makeSaves();
  const lost = saves.put('anna', 'Anna');
  calls[0]?.fail();
  await expect(lost).rejects.toThrow('no line');
  expect([states.at(-1), saves.hasUnsent(), saves.typed.get('anna')]).toEqual([
    ...['failed', true, 'Anna'],
  ]);
  const next = saves.put('bruno', 'Bruno');
  await expect.poll(sent).toEqual(['anna Anna', 'anna Anna']);
  calls[1]?.answer();
  await expect.poll(sent).toContain('bruno Bruno');
  calls[2]?.answer();
  await next;
  expect([states.at(-1), saves.hasUnsent(), saves.typed.size]).toEqual(['saved', false, 0]);
});

it('keeps as typed what was refused, without sending it again', async () => {
  const { saves, calls, sent } = makeSaves();
  const saved = saves.put('anna', 'Ann@');
  calls[0]?.answer(['no such letter']);
  expect(await saved).toEqual(['no such letter']);
  expect(await saves.settle('anna')).toEqual(['no such letter']);
  expect([sent(), saves.typed.get('anna'), saves.hasUnsent()]).toEqual([
    ...[['anna Ann@'], 'Ann@', false],
  ]);
});

it('forgets somebody who leaves while a save is on its way', async () => {
  const { saves, calls, sent } = makeSaves();
  const saved = saves.put('anna', 'A');
  void saves.put('anna', 'An');
  saves.drop('anna');
  calls[0]?.answer();
  await saved;
  expect([sent(), saves.typed.size, saves.hasUnsent()]).toEqual([['anna A'], 0, false]);
});
