import { expect, it } from 'vitest';
import { dueDateOf } from '#shared/tasks.schema.ts';
import { taskOf } from './task-samples.ts';
import { keptTasks, taskBeside } from './task-view.ts';

it('keeps what is not saved in its table, as long as no page holds it', () => {
  const gas = taskOf({ due_date: null });
  const sheets = taskOf({ due_date: dueDateOf('2026-07-04') });
  expect(keptTasks([gas, sheets], [], true)).toEqual([sheets]);
  expect(keptTasks([gas, sheets], [], false)).toEqual([gas]);
  expect(keptTasks([gas, sheets], [{ ...gas, due_date: dueDateOf('2026-07-04') }], false)).toEqual(
    [],
  );
  expect(keptTasks([], [gas], false)).toEqual([]);
});

it('goes on beside what goes', () => {
  const [first, second, third] = [taskOf(), taskOf(), taskOf()];
  const table = [first, second, third];
  expect(table.map((task) => taskBeside(table, task))).toEqual([second, third, second]);
  expect(taskBeside([first], first)).toBeUndefined();
});
