import type { Generated } from 'kysely';
import type { Role } from '#shared/accounts/roles.ts';
import type { Locale } from '#shared/languages/locales.ts';

export type UsersTable = {
  id: Generated<number>;
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  avatar: string | null;
  emailConfirmedAt: string | null;
  createdAt: string;
  /** The language of mails to this person. */
  locale: Generated<Locale>;
  /** The address that replaces the present one once it is confirmed. */
  pendingEmail: string | null;
  /** Folded name and address, one per line: searched, and sorted by name. */
  searchText: Generated<string>;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type SessionsTable = {
  id: Generated<number>;
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  userId: number;
  createdAt: string;
  lastUsedAt: string;
  /** The browser and system that opened the session, as text; empty when unknown. */
  device: Generated<string>;
  /** When a passkey or a recovery code verified the session; null while only a password did. */
  passkeyAt: string | null;
};

/** The action that a mailed link performs. */
export type AccountLinkKind = 'confirm-email' | 'change-email' | 'set-password';

export type AccountLinksTable = {
  userId: number;
  kind: AccountLinkKind;
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  /** The address that the link was sent to and confirms. */
  email: string;
  expiresAt: string;
  usedAt: string | null;
};
