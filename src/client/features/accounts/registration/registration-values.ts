import type { RegisterInput } from '#shared/accounts/accounts.schema.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { text } from '#shared/texts/texts.ts';

export type RegistrationValues = RegisterInput & { passwordAgain: string; privacy: boolean };

export const emptyRegistration: RegistrationValues = {
  name: '',
  email: '',
  password: '',
  passwordAgain: '',
  privacy: false,
};

/** The repeated password and the consent are never sent to the server (specification, section 5). */
export const registrationIssues = ({
  password,
  passwordAgain,
  privacy,
}: RegistrationValues): InputIssue[] => [
  ...(password === passwordAgain
    ? []
    : [{ path: 'passwordAgain', message: text('account.passwordsDiffer') }]),
  ...(privacy
    ? []
    : [
        {
          path: 'privacy',
          message: text('account.privacyRequired'),
        },
      ]),
];
