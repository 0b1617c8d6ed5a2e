import { describe, expect, it } from 'vitest';
import { dueDateOf } from '#shared/tasks.schema.ts';
import { dueOf } from './due.ts';
import { taskOf } from './task-samples.ts';

const TODAY = '2026-05-20';
const dueOn = (day: string) => taskOf({ due_date: dueDateOf(day) });

describe('how much hurry there is', () => {
  it.each([
    ['2026-05-10', 'overdue', 'Scaduto da 10 giorni'],
    ['2026-05-19', 'overdue', 'Scaduto ieri'],
    ['2026-05-20', 'today', 'Scade oggi'],
    ['2026-05-21', 'soon', 'Scade domani'],
    ['2026-05-27', 'soon', 'Scade tra 7 giorni'],
    ['2026-05-28', 'later', 'Scade tra 8 giorni'],
  ] as const)('due on %s: %s, "%s"', (day, state, words) => {
    expect(dueOf(dueOn(day), TODAY)).toEqual({ state, words });
  });

  it('is none for what is done, and for what has no day', () => {
    expect(dueOf({ ...dueOn('2026-05-10'), completed: true }, TODAY)).toBeNull();
    expect(dueOf(taskOf({ due_date: null }), TODAY)).toBeNull();
  });
});
