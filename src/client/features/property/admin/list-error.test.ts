import { expect, it } from 'vitest';
import { listError } from './list-error.ts';

it('is the error of the list, otherwise of its first invalid item', () => {
  expect(listError(undefined)).toBeUndefined();
  expect(listError({ message: 'Troppi' })).toBe('Troppi');
  expect(listError([undefined, { message: 'Troppo lungo' }, { message: 'Altro' }])).toBe(
    'Troppo lungo',
  );
});
