/** 54 characters, without ambiguous ones (0 and O, 1, l and I). */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
export const GENERATED_LENGTH = 16;

const ALL_BYTES = 256;
/** Higher bytes are rejected to avoid modulo bias. */
const USED_BYTES = ALL_BYTES - (ALL_BYTES % CHARACTERS.length);

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

const randomCharacter = (): string => {
  const byte = randomByte();
  return byte < USED_BYTES ? CHARACTERS.charAt(byte % CHARACTERS.length) : randomCharacter();
};

export const generatePassword = (): string =>
  Array.from({ length: GENERATED_LENGTH }, randomCharacter).join('');
