import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new token of 256 bits, as it goes to the browser. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token. A plain hash is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
