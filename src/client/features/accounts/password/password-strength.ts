import { passwordLength } from '#shared/accounts/passwords.ts';

export type PasswordStrength = 'empty' | 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** The most common passwords, which attackers try first. */
const COMMON_WORDS = [
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

/** Character classes and their alphabet sizes. */
const pools: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Lo}/u, 500],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 33],
];

/** Shorter pieces occur in almost any word. */
const MIN_PIECE_LENGTH = 3;

const piecesOf = (about: readonly string[]): string[] =>
  about
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u))
    .filter((piece) => passwordLength(piece) >= MIN_PIECE_LENGTH);

/** Replaces each guessable word by one character, since guessing it is one step; longest first. */
const collapseWords = (password: string, words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, '\u0000'), password.toLowerCase());

/** Does not count characters that continue a repetition or a sequence (`aaa`, `3456`, `cba`). */
const countUnpredictable = (text: string): number => {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, index) => code - (codes[index - 1] ?? code + 100));
  return steps.filter((step, index) => {
    const follows = Math.abs(step) <= 1;
    return !(follows && (step === 0 || step === steps[index - 1]));
  }).length;
};

const estimateBits = (password: string, about: readonly string[]): number => {
  const pool = pools.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const words = [...COMMON_WORDS, ...piecesOf(about)];
  return countUnpredictable(collapseWords(password, words)) * Math.log2(pool);
};

/**
 * A rough estimate, shown as a hint; nothing is rejected because of it. `about` holds the name and
 * the email of the person, which are worthless as a password.
 */
export const passwordStrength = (
  password: string,
  { min, about = [] }: { min: number; about?: readonly string[] },
): PasswordStrength => {
  if (password === '') return 'empty';
  if (passwordLength(password) < min) return 'short';
  const bits = estimateBits(password, about);
  if (bits < 35) return 'weak';
  if (bits < 50) return 'fair';
  return bits < 70 ? 'good' : 'strong';
};
