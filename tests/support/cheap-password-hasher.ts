import { createHash } from 'node:crypto';
import type { PasswordHasher } from '#server/infrastructure/password-hasher.ts';

const digest = (password: string): string => createHash('sha256').update(password).digest('hex');

/** Real hashes are slow on purpose; only the tests of the hasher itself pay for them. */
export const cheapPasswordHasher: PasswordHasher = {
  hash: (password) => Promise.resolve(digest(password)),
  verify: (storedHash, password) => Promise.resolve(storedHash === digest(password)),
  isOutdated: () => false,
};
