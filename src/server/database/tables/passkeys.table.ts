import type { Generated } from 'kysely';

export type PasskeysTable = {
  id: Generated<number>;
  userId: number;
  /** What the authenticator calls it, in base64url. */
  credentialId: string;
  /** In COSE's form. */
  publicKey: Uint8Array;
  /** How often the authenticator says that it was used; 0 from those that do not count. */
  counter: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** Codes that have not been used yet. */
export type RecoveryCodesTable = {
  /** SHA-256 of the code, in hexadecimal. */
  codeHash: string;
  userId: number;
};

/** One row. */
export type SecuritySettingsTable = {
  id: Generated<number>;
  /** Whether staff must prove each session with a passkey. */
  staffNeedPasskey: Generated<number>;
};
