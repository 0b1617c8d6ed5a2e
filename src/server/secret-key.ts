import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

const KEY_BYTES = 32;

/** The site's own secret, which is in no database and no backup. */
export type SecretKey = {
  /** Reads it, or makes one where there is none. Throws StartError for a file that holds no key. */
  open(): void;
  /** A code that only this key makes of a text: 256 bits in URL-safe Base64. Each purpose has codes of its own. */
  codeOf(purpose: string, text: string): string;
};

class SecretKeyError extends StartError {
  constructor(file: string) {
    super(
      `${file}: non contiene la chiave del sito. Rimetti il file che c’era; se è perso, cancella questo: il sito ne fa uno nuovo, e i link già mandati agli ospiti non valgono più.`,
    );
  }
}

/** Whole on the disk before it has its name, so that no half key is ever read. */
const writeKey = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  const opened = openSync(draft, 'wx', 0o600);
  try {
    writeSync(opened, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  try {
    // Unlike a rename, this never replaces a key that another process has just made.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** The key in a file, read at its first use. */
export const createSecretKey = (file: string): SecretKey => {
  let bytes: Buffer | undefined;
  const open = (): Buffer => {
    if (readText(file) === null) writeKey(file);
    const text = readText(file) ?? '';
    if (!/^[\da-f]{64}$/.test(text)) throw new SecretKeyError(file);
    return Buffer.from(text, 'hex');
  };
  const key = (): Buffer => {
    bytes ??= open();
    return bytes;
  };
  return {
    open: () => {
      key();
    },
    codeOf: (purpose, text) => {
      const derived = Buffer.from(hkdfSync('sha256', key(), '', purpose, KEY_BYTES));
      return createHmac('sha256', derived).update(text).digest('base64url');
    },
  };
};
