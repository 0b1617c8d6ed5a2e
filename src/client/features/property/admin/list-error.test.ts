import { expect, it } from 'vitest';
import { listError } from './list-error.ts';

it('tells what is wrong with the list, otherwise with its first wrong item', () => {
  expect(listError(undefined)).toBeUndefined();
  expect(listError({ message: 'Troppi' })).toBe('Troppi');
  expect(listError([undefined, { message: 'Troppo lungo' }, { message: 'Altro' }])).toBe(
    'Troppo lungo',
  );
});
