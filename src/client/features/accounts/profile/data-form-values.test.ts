import { describe, expect, it } from 'vitest';
import { dataFormIssue, inputOfData, isOtherAddress } from './data-form-values.ts';

const EMAIL = 'elena@example.it';
const values = { name: 'Elena', email: EMAIL, currentPassword: '' };

describe('isOtherAddress', () => {
  it.each([
    [EMAIL, false],
    [' Elena@Example.IT ', false],
    ['', false],
    ['   ', false],
    ['elena@example.i', true],
    ['altra@example.it', true],
  ])('%j: %s', (typed, expected) => {
    expect(isOtherAddress(typed, EMAIL)).toBe(expected);
  });
});

it('asks for the current password only for another address', () => {
  expect(dataFormIssue(values, EMAIL)).toBeNull();
  expect(dataFormIssue({ ...values, email: '' }, EMAIL)).toBeNull();
  const other = { ...values, email: 'altra@example.it' };
  expect(dataFormIssue(other, EMAIL)?.path).toBe('currentPassword');
  expect(dataFormIssue({ ...other, currentPassword: 'segreta' }, EMAIL)).toBeNull();
});

it('sends address and password only together', () => {
  const typed = { ...values, currentPassword: 'scritta prima di ripensarci' };
  expect(inputOfData(typed, EMAIL)).toEqual({ name: 'Elena' });
  const other = { ...typed, email: 'altra@example.it' };
  expect(inputOfData(other, EMAIL)).toEqual(other);
});
