import { expect, it } from 'vitest';
import { formatDeletion } from './deletion-words.ts';

it.each([
  [{ unused: 1, used: 0 }, '1 file che il sito non usa sparisce per sempre.'],
  [
    { unused: 2, used: 1 },
    '2 file che il sito non usa spariscono per sempre. L’altro resta, perché il sito lo usa.',
  ],
  [
    { unused: 1, used: 3 },
    '1 file che il sito non usa sparisce per sempre. Gli altri 3 restano, perché il sito li usa.',
  ],
  [{ unused: 0, used: 1 }, 'Quello scelto resta, perché il sito lo usa.'],
  [{ unused: 0, used: 2 }, 'Quelli scelti restano, perché il sito li usa.'],
])('of %o', (counts, words) => {
  expect(formatDeletion(counts)).toBe(words);
});
