import { randomBytes, timingSafeEqual } from 'node:crypto';

// Capability URLs: knowing the address is enough, without a session.

export const newSecret = (): string => randomBytes(24).toString('hex');

export const isSecret = (text: string): boolean => /^[0-9a-f]{48}$/.test(text);

/** 256 bits in URL-safe Base64. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** For two that are secrets by their form. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** How exactly is kept when such an address was last used. */
const NOTED_EVERY_MS = 15 * 60 * 1000;

/** Whether a use is worth a write. */
export const isToBeNoted = (before: string | null, now: Date): boolean =>
  before === null || Date.parse(before) + NOTED_EVERY_MS <= now.getTime();
