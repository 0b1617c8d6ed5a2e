import { expect, it } from 'vitest';
import { emptyContact, privacyIssues, toMessage } from './contact-form-values.ts';

const typed = { ...emptyContact, name: 'Anna', email: 'anna@example.com', message: 'Buongiorno!' };

it('leaves out an empty phone number', () => {
  expect(toMessage({ ...typed, phone: '  ' }, 12)).toEqual({
    name: 'Anna',
    email: 'anna@example.com',
    message: 'Buongiorno!',
    website: '',
    secondsToFill: 12,
  });
  expect(toMessage({ ...typed, phone: '079' }, null)).toMatchObject({ phone: '079' });
  expect(toMessage(typed, null)).not.toHaveProperty('secondsToFill');
});

it('does not send the checkbox', () => {
  expect(toMessage({ ...typed, privacy: true }, null)).not.toHaveProperty('privacy');
});

it('requires the checkbox', () => {
  expect(privacyIssues(typed)).toMatchObject([{ path: 'privacy' }]);
  expect(privacyIssues({ ...typed, privacy: true })).toEqual([]);
});
