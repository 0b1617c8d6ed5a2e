import type { InputIssue } from '#shared/error-codes.ts';

export type ResetPasswordValues = { password: string; passwordAgain: string };

/** What the server never sees: the second password (specification, section 5). */
export const resetPasswordIssue = ({
  password,
  passwordAgain,
}: ResetPasswordValues): InputIssue | null =>
  password === passwordAgain
    ? null
    : { path: 'passwordAgain', message: 'Le password non coincidono' };
