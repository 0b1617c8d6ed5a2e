import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { AccountLinkKind } from '#server/database/tables/accounts.table.ts';
import { countSent } from '#server/features/outbox/outbox.service.ts';
import { serverText } from '#server/languages.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import {
  type AccountLink,
  findLink,
  hasOpenLink,
  replaceLink,
  updateUsed,
} from './account-links.repository.ts';
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

/**
 * How many mails with a link are sent to one address within an hour. Anybody may request them. Beyond
 * this limit no further mail is sent, but the newest link stays valid, so a stranger's requests cannot
 * keep the owner out.
 */
const MAILS_AN_HOUR = { toProven: 3, toUnproven: 2 };

const LINK_KINDS: readonly AccountLinkKind[] = ['confirm-email', 'change-email', 'set-password'];

type LinkMail = { kind: 'confirm-email' | 'reset-password'; email: string };

/**
 * Whether enough mails were sent within the hour and one of them still leads the reader in. To an
 * unproven address all registrations together send no more, because each could be a stranger's.
 */
export const isLinkInMailbox = async (
  { database, clock }: AppContext,
  user: OwnUser,
  { kind, email }: LinkMail,
): Promise<boolean> => {
  const now = clock.now();
  const isProven = user.emailConfirmed && user.email === email;
  const limit = isProven ? MAILS_AN_HOUR.toProven : MAILS_AN_HOUR.toUnproven;
  // Either kind confirms the address, so until then they share one limit.
  const kinds = isProven ? [kind] : (['confirm-email', 'reset-password'] as const);
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  if ((await countSent(database, { kinds, email, since })) < limit) return false;
  return hasOpenLink(
    database,
    {
      userId: user.emailConfirmed ? user.id : null,
      kinds: isProven ? ['set-password'] : LINK_KINDS,
      email,
    },
    now.toISOString(),
  );
};

type NewLink = { userId: number; kind: AccountLinkKind; email: string; lifetimeMs: number };

/**
 * Creates a link and returns its token, of which only the hash is stored. Replaces an older link of its
 * kind.
 */
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

/** The link of a token, used or not. LINK_INVALID. */
export const getLink = async (
  db: Database,
  token: string,
  kinds: readonly AccountLinkKind[],
): Promise<AccountLink> => {
  const link = await findLink(db, hashToken(token));
  if (!link || !kinds.includes(link.kind)) throw new AppError('LINK_INVALID');
  return link;
};

export const linkUsed = (): AppError =>
  new AppError('LINK_INVALID', serverText('accountErrors.linkUsed'));

/** Finds the unused link of a token. LINK_INVALID, LINK_EXPIRED. */
export const findOpenLink = async (
  db: Database,
  token: string,
  kinds: readonly AccountLinkKind[],
  now: Date,
): Promise<AccountLink> => {
  const link = await getLink(db, token, kinds);
  if (link.usedAt !== null) throw linkUsed();
  if (now.toISOString() >= link.expiresAt) throw new AppError('LINK_EXPIRED');
  return link;
};

/** Marks a link as used, in the transaction of the action it authorizes. LINK_INVALID, LINK_EXPIRED. */
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
