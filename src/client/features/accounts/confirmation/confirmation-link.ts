/** The parameters of the link in a confirmation mail. */
export type ConfirmationLink = { token: string; email: string };

type ConfirmationSearch = { token?: string | undefined; email?: string | undefined };

/** The router parses values as JSON, so a token made of digits arrives as a number. */
const toText = (value: unknown): string | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
};

/** Returns both keys even when undefined: the router passes omitted keys through unvalidated. */
export const parseConfirmationSearch = (search: Record<string, unknown>): ConfirmationSearch => ({
  token: toText(search.token),
  email: toText(search.email),
});

export const confirmationLink = ({ token, email }: ConfirmationSearch): ConfirmationLink | null =>
  token && email ? { token, email } : null;
