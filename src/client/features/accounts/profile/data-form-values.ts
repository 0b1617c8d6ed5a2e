import type { OwnUser, UpdateProfileInput } from '#shared/accounts.schema.ts';
import type { InputIssue } from '#shared/error-codes.ts';

export type DataFormValues = { name: string; email: string; currentPassword: string };

export const dataFormOf = ({ name, email }: Pick<OwnUser, 'name' | 'email'>): DataFormValues => ({
  name,
  email,
  currentPassword: '',
});

/** Another address than `email`, as addresses are compared; what is blank is none. */
export const isOtherAddress = (typed: string, email: string): boolean => {
  const address = typed.trim().toLowerCase();
  return address !== '' && address !== email;
};

/** What the schema does not know: a new address needs the current password. */
export const dataFormIssue = (values: DataFormValues, email: string): InputIssue | null =>
  isOtherAddress(values.email, email) && values.currentPassword === ''
    ? { path: 'currentPassword', message: 'Per cambiare email serve la password attuale.' }
    : null;

/** Address and password go along only when the address is another one. */
export const inputOfData = (values: DataFormValues, email: string): UpdateProfileInput =>
  isOtherAddress(values.email, email) ? values : { name: values.name };
