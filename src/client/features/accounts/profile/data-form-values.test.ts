import { describe, expect, it } from 'vitest';
import { dataFormIssue, isOtherEmail, profileInputOf } from './data-form-values.ts';

const EMAIL = 'elena@example.it';
const values = { name: 'Elena', email: EMAIL, locale: 'it' as const, currentPassword: '' };

describe('isOtherEmail', () => {
  it.each([
    [EMAIL, false],
    [' Elena@Example.IT ', false],
    ['', false],
    ['   ', false],
    ['elena@example.i', true],
    ['altra@example.it', true],
  ])('%j: %s', (typed, expected) => {
    expect(isOtherEmail(typed, EMAIL)).toBe(expected);
  });
});

it('requires the current password only when the email changes', () => {
  expect(dataFormIssue(values, EMAIL)).toBeNull();
  expect(dataFormIssue({ ...values, email: '' }, EMAIL)).toBeNull();
  const other = { ...values, email: 'altra@example.it' };
  expect(dataFormIssue(other, EMAIL)?.path).toBe('currentPassword');
  expect(dataFormIssue({ ...other, currentPassword: 'segreta' }, EMAIL)).toBeNull();
});

it('sends email and password together or not at all', () => {
  const typed = { ...values, currentPassword: 'scritta prima di ripensarci' };
  expect(profileInputOf(typed, EMAIL)).toEqual({ name: 'Elena', locale: 'it' });
  const other = { ...typed, email: 'altra@example.it' };
  expect(profileInputOf(other, EMAIL)).toEqual(other);
});
