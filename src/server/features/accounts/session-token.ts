import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new 256-bit token, as sent to the browser. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token. An unsalted hash is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
