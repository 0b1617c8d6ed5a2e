import argon2 from 'argon2';
import { createWorkQueue } from './work-queue.ts';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const options = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Half of libuv's thread pool, which file access and compression share. */
const MAX_AT_ONCE = 2;
/** More would wait longer than people are willing to. */
const MAX_WAITING = 50;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes as long for a missing account (`null`) as for a wrong password. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean;
};

/** Keyboards differ in how they compose accented letters. */
const normalized = (password: string): string => password.normalize('NFC');

export const createPasswordHasher = async (): Promise<PasswordHasher> => {
  const inTurn = createWorkQueue({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING });
  const dummyHash = await argon2.hash(crypto.randomUUID(), options);
  return {
    hash: (password) => inTurn(() => argon2.hash(normalized(password), options)),
    verify: (storedHash, password) =>
      inTurn(async () => {
        const matches = await argon2.verify(storedHash ?? dummyHash, normalized(password));
        return matches && storedHash !== null;
      }),
    isOutdated: (storedHash) =>
      !storedHash.startsWith('$argon2id$') || argon2.needsRehash(storedHash, options),
  };
};
