import { domainToASCII } from 'node:url';
import { expect, it } from 'vitest';
import { asciiAddress } from './email-address.ts';

it.each([
  ['mario@città.it', 'mario@xn--citt-3na.it'],
  ['mario@xn--citt-3na.it', 'mario@xn--citt-3na.it'],
  // The accent as a separate character (combining).
  ['mario@citta\u0300.it', 'mario@xn--citt-3na.it'],
  ['anna@straße.de', 'anna@xn--strae-oqa.de'],
  ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ['anna@example.com', 'anna@example.com'],
])('%s is %s', (typed, stored) => {
  expect(asciiAddress(typed)).toBe(stored);
  expect(domainToASCII(typed.split('@')[1] ?? '')).toBe(stored.split('@')[1]);
});

it('recognizes a look-alike letter', () => {
  expect(asciiAddress('marta@ex\u0430mple.com')).toBe('marta@xn--exmple-4nf.com');
});

it.each([
  'mario',
  '@',
  'mario@',
  'mario@a b.it',
  'mario@città.it/x',
  'a@b@città.it:80',
  'a@xn--.it',
])('leaves %j to be refused', (typed) => {
  expect(asciiAddress(typed)).toBe(typed);
});
