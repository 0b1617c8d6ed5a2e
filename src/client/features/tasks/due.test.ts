import { describe, expect, it } from 'vitest';
import { dueDateOf } from '#shared/tasks/tasks.schema.ts';
import { taskOf } from '#tests/support/tasks.ts';
import { dueOf, formatDueDay } from './due.ts';

const TODAY = '2026-05-20';
const dueOn = (day: string) => taskOf({ due_date: dueDateOf(day) });

describe('dueOf', () => {
  it.each([
    ['2026-05-10', 'overdue', 'scaduto da 10 giorni', 'Scaduto da 10 giorni'],
    ['2026-05-19', 'overdue', 'scaduto ieri', 'Scaduto ieri'],
    ['2026-05-20', 'today', 'oggi', 'Scade oggi'],
    ['2026-05-21', 'soon', 'domani', 'Scade domani'],
    ['2026-05-27', 'soon', 'tra 7 giorni', 'Scade tra 7 giorni'],
    ['2026-05-28', 'later', 'tra 8 giorni', 'Scade tra 8 giorni'],
  ] as const)('due on %s: %s, "%s", "%s"', (day, state, when, label) => {
    expect(dueOf(dueOn(day), TODAY)).toEqual({ state, when, label });
  });

  it('is null for completed tasks, and without a due date', () => {
    expect(dueOf({ ...dueOn('2026-05-10'), completed: true }, TODAY)).toBeNull();
    expect(dueOf(taskOf({ due_date: null }), TODAY)).toBeNull();
  });
});

it('a due day has no leading zero, and its year only where it is needed', () => {
  expect(formatDueDay(dueDateOf('2026-06-03'), TODAY)).toBe('3 giu');
  expect(formatDueDay(dueDateOf('2027-06-13'), TODAY)).toBe('13 giu 2027');
});
