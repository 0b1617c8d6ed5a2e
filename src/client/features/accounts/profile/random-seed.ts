const SEED_BYTES = 8;

/** A seed of 16 characters; the same one always brings the same face back. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
