import type { InputIssue } from '#shared/error-codes.ts';

export type PasswordFormValues = {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
};

export const emptyPasswords: PasswordFormValues = {
  currentPassword: '',
  newPassword: '',
  confirmation: '',
};

export const confirmationIssue = (values: PasswordFormValues): InputIssue | null =>
  values.newPassword === values.confirmation
    ? null
    : { path: 'confirmation', message: 'Le nuove password non corrispondono' };
