import { expect, it } from 'vitest';
import { dueDateOf } from '#shared/tasks/tasks.schema.ts';
import { taskOf } from '#tests/support/tasks.ts';
import { pinnedTasks, taskBeside } from './task-view.ts';

it('pins unsaved tasks to their table unless the page shows them', () => {
  const gas = taskOf({ due_date: null });
  const sheets = taskOf({ due_date: dueDateOf('2026-07-04') });
  const done = taskOf({ due_date: null, completed: true });
  const unsaved = [gas, sheets, done];
  expect(pinnedTasks(unsaved, [], 'dated')).toEqual([sheets]);
  expect(pinnedTasks(unsaved, [], 'undated')).toEqual([gas]);
  expect(pinnedTasks(unsaved, [], 'done')).toEqual([done]);
  expect(pinnedTasks(unsaved, [{ ...gas, completed: true }], 'undated')).toEqual([]);
  expect(pinnedTasks([], [gas], 'undated')).toEqual([]);
});

it('finds the neighbour of a task', () => {
  const [first, second, third] = [taskOf(), taskOf(), taskOf()];
  const table = [first, second, third];
  expect(table.map((task) => taskBeside(table, task))).toEqual([second, third, second]);
  expect(taskBeside([first], first)).toBeUndefined();
});
