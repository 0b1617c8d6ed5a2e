/** What the link of a confirmation mail carries. */
export type ConfirmationLink = { token: string; email: string };

type ConfirmationSearch = { token?: string | undefined; email?: string | undefined };

/** The router reads what looks like JSON as such: a token of digits only comes as a number. */
const asText = (value: unknown): string | undefined => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
};

/** Names both, also as undefined: what a route leaves out, its router passes on unread. */
export const parseConfirmationSearch = (search: Record<string, unknown>): ConfirmationSearch => ({
  token: asText(search.token),
  email: asText(search.email),
});

/** Both parts of the link, or null when one is missing. */
export const confirmationLink = ({ token, email }: ConfirmationSearch): ConfirmationLink | null =>
  token && email ? { token, email } : null;
