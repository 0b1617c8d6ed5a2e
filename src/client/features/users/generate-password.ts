/** Without what is easily taken for something else (0 and O, 1, l and I). 54 signs. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
export const GENERATED_LENGTH = 16;

const ALL_BYTES = 256;
/** Bytes beyond the last whole round of signs would make the first signs likelier. */
const USED_BYTES = ALL_BYTES - (ALL_BYTES % SIGNS.length);

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

const randomSign = (): string => {
  const byte = randomByte();
  return byte < USED_BYTES ? SIGNS.charAt(byte % SIGNS.length) : randomSign();
};

/** A password that nobody guesses, and that can be read out. */
export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, randomSign).join('');
