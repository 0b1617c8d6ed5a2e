import { describe, expect, it } from 'vitest';
import { dueDateOf } from '#shared/tasks.schema.ts';
import { taskBeside, tasksIn } from './task-list.ts';
import { taskOf } from './task-samples.ts';

const gas = taskOf({ name: 'Bombole del gas', description: 'Chiamare in città' });
const sheets = taskOf({ name: 'Lenzuola', completed: true });
const tasks = [gas, sheets];

describe('a view', () => {
  it('shows what is to do, what is done, or both', () => {
    expect(tasksIn(tasks, { state: 'all', search: '' })).toEqual(tasks);
    expect(tasksIn(tasks, { state: 'open', search: '' })).toEqual([gas]);
    expect(tasksIn(tasks, { state: 'done', search: '' })).toEqual([sheets]);
  });

  it('finds words in name and description, without accents', () => {
    expect(tasksIn(tasks, { state: 'all', search: ' CITTA bombole' })).toEqual([gas]);
    expect(tasksIn(tasks, { state: 'all', search: 'città lenzuola' })).toEqual([]);
  });

  it('keeps what is not saved', () => {
    expect(tasksIn(tasks, { state: 'done', search: 'x' }, new Set([gas.id]))).toEqual([gas]);
  });
});

it('goes on beside what goes, in the same table', () => {
  const due = ['2026-07-04', '2026-07-05'].map((day) => taskOf({ due_date: dueDateOf(day) }));
  const all = [...due, gas];
  expect(all.map((task) => taskBeside(all, task))).toEqual([due[1], due[0], undefined]);
});
