import { describe, expect, it } from 'vitest';
import { dueDateOf } from '#shared/tasks/tasks.schema.ts';
import { taskOf } from '#tests/support/tasks.ts';
import { changedTaskResolver, changesOf, newTask, newTaskResolver, valuesOf } from './task.form.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

const wrongFields = async (own: Partial<typeof newTask>) => {
  const values = { ...newTask, name: 'Potare la siepe', ...own };
  const { errors } = await newTaskResolver(values, undefined, options);
  return Object.keys(errors);
};

describe('a new task', () => {
  it('begins without due date, with priority 3, not completed', () => {
    expect(newTask).toMatchObject({ due_date: '', priority: 3, completed: false });
  });

  it('needs a name, but accepts an empty priority', async () => {
    expect(await wrongFields({ name: '  ' })).toEqual(['name']);
    expect(await wrongFields({ priority: Number.NaN })).toEqual([]);
    expect(await wrongFields({ priority: 11 })).toEqual(['priority']);
    expect(await wrongFields({ due_date: '2026-02-30' })).toEqual(['due_date']);
  });
});

describe('a changed task', () => {
  const values = valuesOf(taskOf({ due_date: dueDateOf('2026-07-04') }));

  it('shows its due date', () => {
    expect(values.due_date).toBe('2026-07-04');
  });

  it('needs a name', async () => {
    const { errors } = await changedTaskResolver({ ...values, name: '' }, undefined, options);
    expect(Object.keys(errors)).toEqual(['name']);
  });

  it('sends only changes', () => {
    expect(changesOf({ ...values, due_date: '' }, values)).toEqual({ due_date: '' });
    expect(changesOf(values, values)).toEqual({});
  });
});
