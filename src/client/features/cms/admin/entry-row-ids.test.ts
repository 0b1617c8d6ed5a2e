import { expect, it } from 'vitest';
import { deleteButtonBeside } from './entry-row-ids.ts';

const rows = [{ id: 9 }, { id: 7, isBuiltIn: true }, { id: 4 }];

it('leads from a row to the next that can be deleted, from the last one back', () => {
  expect(deleteButtonBeside(rows, 9)).toBe('delete-4');
  expect(deleteButtonBeside(rows, 4)).toBe('delete-9');
});

it('leads nowhere from the only row, and from none', () => {
  expect(deleteButtonBeside([{ id: 4 }], 4)).toBeNull();
  expect(deleteButtonBeside(rows, 12)).toBeNull();
});
