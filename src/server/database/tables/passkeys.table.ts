import type { Generated } from 'kysely';

export type PasskeysTable = {
  id: Generated<number>;
  userId: number;
  /** The credential id, in base64url. */
  credentialId: string;
  /** As a COSE key. */
  publicKey: Uint8Array;
  /** The signature counter; 0 from authenticators that do not count. */
  counter: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};

/** Unused codes. */
export type RecoveryCodesTable = {
  /** SHA-256 of the code, in hexadecimal. */
  codeHash: string;
  userId: number;
};

/** A single row. */
export type SecuritySettingsTable = {
  id: Generated<number>;
  /** Whether staff must verify each session with a passkey. */
  staffNeedPasskey: Generated<number>;
  /** Whether mails to staff carry links that answer a request. */
  answersByMail: Generated<number>;
};
