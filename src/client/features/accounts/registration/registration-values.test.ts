import { describe, expect, it } from 'vitest';
import { italian } from '#tests/support/languages.ts';
import {
  emptyRegistration,
  registrationIssues as namedIssues,
  type RegistrationValues,
} from './registration-values.ts';

const registrationIssues = (values: RegistrationValues) =>
  namedIssues(values).map(({ path, message }) => ({ path, message: italian.read(message) }));

const complete = {
  ...emptyRegistration,
  password: 'scoglio tre gabbiani',
  passwordAgain: 'scoglio tre gabbiani',
  privacy: true,
};

describe('registrationIssues', () => {
  it('accepts equal passwords with the consent given', () => {
    expect(registrationIssues(complete)).toEqual([]);
  });

  it('compares the passwords exactly', () => {
    for (const passwordAgain of ['', 'Scoglio tre gabbiani', 'scoglio tre gabbiani ']) {
      expect(registrationIssues({ ...complete, passwordAgain })).toEqual([
        { path: 'passwordAgain', message: 'Le due password non corrispondono' },
      ]);
    }
  });

  it('requires the consent in addition to equal passwords', () => {
    const issues = registrationIssues({ ...complete, passwordAgain: 'altra', privacy: false });
    expect(issues).toEqual([
      { path: 'passwordAgain', message: 'Le due password non corrispondono' },
      {
        path: 'privacy',
        message: 'Devi accettare le condizioni della privacy per registrarti.',
      },
    ]);
  });
});
