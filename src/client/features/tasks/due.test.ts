import { describe, expect, it } from 'vitest';
import { dueDateOf } from '#shared/tasks/tasks.schema.ts';
import { taskOf } from '#tests/support/tasks.ts';
import { dueOf } from './due.ts';

const TODAY = '2026-05-20';
const dueOn = (day: string) => taskOf({ due_date: dueDateOf(day) });

describe('dueOf', () => {
  it.each([
    ['2026-05-10', 'overdue', 'Scaduto da 10 giorni'],
    ['2026-05-19', 'overdue', 'Scaduto ieri'],
    ['2026-05-20', 'today', 'Scade oggi'],
    ['2026-05-21', 'soon', 'Scade domani'],
    ['2026-05-27', 'soon', 'Scade tra 7 giorni'],
    ['2026-05-28', 'later', 'Scade tra 8 giorni'],
  ] as const)('due on %s: %s, "%s"', (day, state, label) => {
    expect(dueOf(dueOn(day), TODAY)).toEqual({ state, label });
  });

  it('is null for completed tasks, and without a due date', () => {
    expect(dueOf({ ...dueOn('2026-05-10'), completed: true }, TODAY)).toBeNull();
    expect(dueOf(taskOf({ due_date: null }), TODAY)).toBeNull();
  });
});
