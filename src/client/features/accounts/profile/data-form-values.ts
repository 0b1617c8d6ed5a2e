import type { OwnUser, UpdateProfileInput } from '#shared/accounts/accounts.schema.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { text } from '#shared/texts/texts.ts';

export type DataFormValues = {
  name: string;
  email: string;
  locale: Locale;
  currentPassword: string;
};

export const dataFormOf = ({
  name,
  email,
  locale,
}: Pick<OwnUser, 'name' | 'email' | 'locale'>): DataFormValues => ({
  name,
  email,
  locale,
  currentPassword: '',
});

/** Whether something other than `email` was typed; a blank field does not count. */
export const isOtherEmail = (typed: string, email: string): boolean => {
  const address = typed.trim().toLowerCase();
  return address !== '' && address !== email;
};

/** Not in the schema: changing the email requires the current password. */
export const dataFormIssue = (values: DataFormValues, email: string): InputIssue | null =>
  isOtherEmail(values.email, email) && values.currentPassword === ''
    ? { path: 'currentPassword', message: text('profile.passwordForEmailMissing') }
    : null;

export const profileInputOf = (values: DataFormValues, email: string): UpdateProfileInput =>
  isOtherEmail(values.email, email) ? values : { name: values.name, locale: values.locale };
