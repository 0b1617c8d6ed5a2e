import { expect, it } from 'vitest';
import { isIban, plainIban } from './iban.ts';
import { formatIban } from './payment-terms.ts';

it.each([
  'IT60X0542811101000000123456',
  'it60 x054 2811 1010 0000 0123 456',
  'SM86U0322509800000000270100',
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
])('%s is an IBAN', (iban) => {
  expect(isIban(iban)).toBe(true);
});

it.each([
  ['IT61X0542811101000000123456', 'wrong check digits'],
  ['IT60X054281110100000012345', 'one sign short'],
  ['IT60X05428111010000001234567', 'one sign long'],
  ['IT48U0542811101000000123456', 'right check digits, another Italian letter'],
  ['IT60X0542811101O00000123456', 'the letter O for a zero'],
  ['XX60X0542811101000000123456', 'an unknown country'],
  ['', 'nothing'],
])('%s is none: %s', (iban) => {
  expect(isIban(iban)).toBe(false);
});

it('is kept in one spelling and read in groups of four', () => {
  expect(plainIban('it60 x054-2811 1010 0000 0123 456')).toBe('IT60X0542811101000000123456');
  expect(formatIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
});
