import type { Generated } from 'kysely';
import type { Role } from '#shared/roles.ts';

export type UsersTable = {
  id: Generated<number>;
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  avatar: string | null;
  emailConfirmedAt: string | null;
  createdAt: string;
  /** The address that becomes the user's once it is proven. */
  pendingEmail: string | null;
  /** Name and address, folded, on a line each: found by it, and sorted by name. */
  searchText: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

export type SessionsTable = {
  id: Generated<number>;
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  userId: number;
  createdAt: string;
  lastUsedAt: string;
  /** What it was opened with, in words; empty when unknown. */
  device: Generated<string>;
  /** When a passkey or a recovery code proved whose it is; null while only a password did. */
  passkeyAt: string | null;
};

/** What a link of a mail does. */
export type AccountLinkKind = 'confirm-email' | 'change-email' | 'set-password';

export type AccountLinksTable = {
  userId: number;
  kind: AccountLinkKind;
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  /** The address that the link was sent to, and proves. */
  email: string;
  expiresAt: string;
  usedAt: string | null;
};
