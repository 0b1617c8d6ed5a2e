import { describe, expect, it } from 'vitest';
import { dueDateOf } from '#shared/tasks.schema.ts';
import { changedTaskResolver, changesOf, newTask, newTaskResolver, valuesOf } from './task.form.ts';
import { taskOf } from './task-samples.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

const wrongFields = async (own: Partial<typeof newTask>) => {
  const values = { ...newTask, name: 'Potare la siepe', ...own };
  const { errors } = await newTaskResolver(values, undefined, options);
  return Object.keys(errors);
};

describe('a new task', () => {
  it('begins without a day, of priority 3, to be done', () => {
    expect(newTask).toMatchObject({ due_date: '', priority: 3, completed: false });
  });

  it('needs a name; no number is no wrong priority', async () => {
    expect(await wrongFields({ name: '  ' })).toEqual(['name']);
    expect(await wrongFields({ priority: Number.NaN })).toEqual([]);
    expect(await wrongFields({ priority: 11 })).toEqual(['priority']);
    expect(await wrongFields({ due_date: '2026-02-30' })).toEqual(['due_date']);
  });
});

describe('a changed task', () => {
  const values = valuesOf(taskOf({ due_date: dueDateOf('2026-07-04') }));

  it('shows its day', () => {
    expect(values.due_date).toBe('2026-07-04');
  });

  it('needs a name too', async () => {
    const { errors } = await changedTaskResolver({ ...values, name: '' }, undefined, options);
    expect(Object.keys(errors)).toEqual(['name']);
  });

  it('sends what was changed', () => {
    expect(changesOf({ ...values, due_date: '' }, values)).toEqual({ due_date: '' });
    expect(changesOf(values, values)).toEqual({});
  });
});
