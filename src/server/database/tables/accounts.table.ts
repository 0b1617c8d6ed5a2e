import type { Generated } from 'kysely';
import type { Role } from '#shared/roles.ts';

export type UsersTable = {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string;
  role: Role;
  avatar: string | null;
  email_confirmed_at: string | null;
  created_at: string;
  /** The address that becomes the user's once it is proven. */
  pending_email: string | null;
  /** The network an unconfirmed registration came from; null for everybody else. */
  registered_from: string | null;
  /** Name and address, folded, on a line each: found by it, and sorted by name. */
  search_text: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

export type SessionsTable = {
  id: Generated<number>;
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
  /** What it was opened with, in words; empty when unknown. */
  device: Generated<string>;
};

/** What a link of a mail does. */
export type AccountLinkKind = 'confirm-email' | 'change-email' | 'set-password';

export type AccountLinksTable = {
  user_id: number;
  kind: AccountLinkKind;
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  /** The address that the link was sent to, and proves. */
  email: string;
  expires_at: string;
  used_at: string | null;
};
