import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
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
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What an encrypted text belongs to: it can be read for the same purpose and subject alone. */
type Seal = { purpose: string; subject: string };

/** The site's own secret, which is in no database and no backup. */
export type SecretKey = {
  /** Reads it, or makes one where there is none. Throws StartError for a file that holds no key. */
  open(): void;
  /** A code that only this key makes of a text: 256 bits in URL-safe Base64. Each purpose has codes of its own. */
  codeOf(purpose: string, text: string): string;
  /** Encrypts a text: a random nonce, the text and a tag, in Base64. */
  seal(of: Seal, text: string): string;
  /** Null for what another key has written, or for another subject. */
  unseal(of: Seal, sealed: string): string | null;
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
  const derivedFor = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', key(), '', purpose, KEY_BYTES));
  return {
    open: () => {
      key();
    },
    codeOf: (purpose, text) =>
      createHmac('sha256', derivedFor(purpose)).update(text).digest('base64url'),
    seal: ({ purpose, subject }, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, derivedFor(purpose), nonce);
      cipher.setAAD(Buffer.from(subject));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64');
    },
    unseal: ({ purpose, subject }, sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, derivedFor(purpose), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(subject));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const body = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};
