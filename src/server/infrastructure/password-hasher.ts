import argon2 from 'argon2';
import { AppError } from '#server/app-error.ts';

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

const createQueue = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (running >= MAX_AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new AppError('UNAVAILABLE');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
  };
  // A place is handed on, not given back, so that nobody slips in between.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

export const createPasswordHasher = async (): Promise<PasswordHasher> => {
  const inTurn = createQueue();
  const nobodysHash = await argon2.hash(crypto.randomUUID(), options);
  return {
    hash: (password) => inTurn(() => argon2.hash(composed(password), options)),
    verify: (storedHash, password) =>
      inTurn(async () => {
        const matches = await argon2.verify(storedHash ?? nobodysHash, composed(password));
        return matches && storedHash !== null;
      }),
    isOutdated: (storedHash) => argon2.needsRehash(storedHash, options),
  };
};
