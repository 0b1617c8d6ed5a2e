import { expect, it } from 'vitest';
import { emptyContact, privacyIssue, toMessage } from './contact-form-values.ts';

const typed = { ...emptyContact, name: 'Anna', email: 'anna@example.com', message: 'Buongiorno!' };

it('leaves an empty telephone number out', () => {
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

it('says nothing of the box to the server', () => {
  expect(toMessage({ ...typed, privacy: true }, null)).not.toHaveProperty('privacy');
});

it('wants the box ticked', () => {
  expect(privacyIssue(typed)?.path).toBe('privacy');
  expect(privacyIssue({ ...typed, privacy: true })).toBeNull();
});
