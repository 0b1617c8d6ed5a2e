import { expect, it } from 'vitest';
import { deleteButtonBeside } from './entry-row-ids.ts';

const rows = [{ id: 9 }, { id: 7, isBuiltIn: true }, { id: 4 }];

it('moves from a row to the next deletable one, from the last one back', () => {
  expect(deleteButtonBeside(rows, 9)).toBe('delete-4');
  expect(deleteButtonBeside(rows, 4)).toBe('delete-9');
});

it('is null for the only row and for an unknown one', () => {
  expect(deleteButtonBeside([{ id: 4 }], 4)).toBeNull();
  expect(deleteButtonBeside(rows, 12)).toBeNull();
});
