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
};

export type SessionsTable = {
  id: Generated<number>;
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
};
