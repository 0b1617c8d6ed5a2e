import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { AccountLinkKind } from '#server/database/tables/accounts.table.ts';
import { type AccountLink, findLink, replaceLink, updateUsed } from './account-links.repository.ts';
import { hashToken, newToken } from './session-token.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long mailed links are valid. */
export const LINK_LIFETIME_MS = {
  confirmEmail: 48 * HOUR_MS,
  resetPassword: 60 * MINUTE_MS,
  /** Longer, because the new user did not ask for the mail. */
  firstPassword: 7 * 24 * HOUR_MS,
};

type NewLink = { userId: number; kind: AccountLinkKind; email: string; lifetimeMs: number };

/** Creates a link and returns its token, of which only the hash is stored. Voids an older link of its kind. */
export const createLink = async (
  db: Database,
  { userId, kind, email, lifetimeMs }: NewLink,
  now: Date,
): Promise<string> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString();
  await replaceLink(db, { userId, kind, email, tokenHash: hashToken(token), expiresAt });
  return token;
};

/** Finds the unused link of a token. LINK_INVALID, LINK_EXPIRED. */
export const findOpenLink = async (
  db: Database,
  token: string,
  kinds: readonly AccountLinkKind[],
  now: Date,
): Promise<AccountLink> => {
  const link = await findLink(db, hashToken(token));
  if (!link || !kinds.includes(link.kind)) throw new AppError('LINK_INVALID');
  if (link.usedAt !== null) throw new AppError('LINK_INVALID', 'Questo link è già stato usato.');
  if (now.toISOString() >= link.expiresAt) throw new AppError('LINK_EXPIRED');
  return link;
};

/** Marks a link as used, in the transaction that does what it is for. LINK_INVALID, LINK_EXPIRED. */
export const consumeLink = async (
  tx: Database,
  token: string,
  kinds: readonly AccountLinkKind[],
  now: Date,
): Promise<AccountLink> => {
  const link = await findOpenLink(tx, token, kinds, now);
  await updateUsed(tx, hashToken(token), now.toISOString());
  return link;
};
