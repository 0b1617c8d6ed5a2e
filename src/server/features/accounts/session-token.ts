import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new 256-bit token, as sent to the browser. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token. An unsalted hash is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The session's key for reading pages, which opens nothing else: the token cannot be told from it. */
export const pageKey = ({ id, tokenHash }: { id: number; tokenHash: string }): string =>
  `${id}.${createHmac('sha256', tokenHash).update('pages').digest('base64url')}`;

/** The session that a page key names; null for a text that is none. */
export const sessionIdIn = (key: string): number | null => {
  const [, id] = /^([1-9]\d{0,14})\.[\w-]{43}$/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
};

export const isSameKey = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
