import { expect, it } from 'vitest';
import { unsentInWords } from './mail-alert.tsx';

const mails = (waiting: number, failed: number) => [
  ...Array.from({ length: waiting }, () => ({ state: 'WAITING' as const })),
  ...Array.from({ length: failed }, () => ({ state: 'FAILED' as const })),
];

it.each([
  [1, 0, 'La posta non parte: una mail aspetta'],
  [4, 1, 'La posta non parte: 4 mail aspettano'],
  [0, 1, 'Una mail non è arrivata'],
  [0, 3, '3 mail non sono arrivate'],
])('says %i waiting and %i failed mails in one line', (waiting, failed, line) => {
  expect(unsentInWords(mails(waiting, failed))).toBe(line);
});
