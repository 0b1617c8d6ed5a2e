import { passwordLength } from '#shared/passwords.ts';

export type PasswordStrength = 'empty' | 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** What people choose first, and so whoever guesses tries first. */
const FAVOURITES = [
  'password',
  'passw0rd',
  'benvenuto',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'admin',
  'amore',
  'ciao',
  'casa',
  'vacanza',
  'vacanze',
  'isola',
  'mare',
  'estate',
  'juventus',
  'milan',
  'inter',
  'napoli',
  'roma',
  'italia',
  'francesca',
  'alessandro',
  'giulia',
  'andrea',
  'marco',
];

/** The kinds of characters, and how many of each a guesser has to try. */
const pools: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Lo}/u, 500],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 33],
];

/** Shorter pieces occur in any word. */
const TELLING_LENGTH = 3;

/** The pieces of a name or an address that somebody who knows the person tries. */
const piecesOf = (about: readonly string[]): string[] =>
  about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u))
    .filter((piece) => passwordLength(piece) >= TELLING_LENGTH);

/** Each guessable word becomes one character, since guessing it is one step; the longest goes first. */
const withoutWords = (password: string, words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, '\u0000'), password.toLowerCase());

/** Characters that do not just repeat the one before or count on from it (`aaa`, `3456`, `cba`). */
const surprises = (text: string): number => {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? code + 100));
  return steps.filter((step, index) => {
    const follows = Math.abs(step) <= 1;
    return !(follows && (step === 0 || step === steps[index - 1]));
  }).length;
};

const bitsOf = (password: string, about: readonly string[]): number => {
  const pool = pools.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const words = [...FAVOURITES, ...piecesOf(about)];
  return surprises(withoutWords(password, words)) * Math.log2(pool);
};

/**
 * How hard a password is to guess, roughly. `about` is what others know of the person: a password
 * made of one's own name is none. It is a hint and refuses nothing.
 */
export const passwordStrength = (
  password: string,
  { min, about = [] }: { min: number; about?: readonly string[] },
): PasswordStrength => {
  if (password === '') return 'empty';
  if (passwordLength(password) < min) return 'short';
  const bits = bitsOf(password, about);
  if (bits < 35) return 'weak';
  if (bits < 50) return 'fair';
  return bits < 70 ? 'good' : 'strong';
};
