import argon2 from 'argon2';
import { createWorkQueue } from './work-queue.ts';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing runs in the thread pool that files and compression share: it may take half of it. */
const MAX_AT_ONCE = 2;
/** More waiting than this would make people wait longer than they would; they are told to come back. */
const MAX_WAITING = 50;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes as long for no account (`null`) as for a wrong password. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
  /** Whether a stored hash was made with less than is asked for today. */
  isOutdated(storedHash: string): boolean;
};

/** The same letters typed on another keyboard may come in another composition. */
const composed = (password: string): string => password.normalize('NFC');

export const createPasswordHasher = async (): Promise<PasswordHasher> => {
  const inTurn = createWorkQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING });
  const nobodysHash = await argon2.hash(crypto.randomUUID(), options);
  return {
    hash: (password) => inTurn(() => argon2.hash(composed(password), options)),
    verify: (storedHash, password) =>
      inTurn(async () => {
        const matches = await argon2.verify(storedHash ?? nobodysHash, composed(password));
        return matches && storedHash !== null;
      }),
    isOutdated: (storedHash) =>
      !storedHash.startsWith('$argon2id$') || argon2.needsRehash(storedHash, options),
  };
};
