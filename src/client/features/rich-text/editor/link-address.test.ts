import { expect, it } from 'vitest';
import { isAddressAlone, linkAddress } from './link-address.ts';

it.each([
  [' https://example.com/a?b=1 ', 'https://example.com/a?b=1'],
  ['www.example.com', 'https://www.example.com'],
  ['example.it/orari', 'https://example.it/orari'],
  ['marta@example.com', 'mailto:marta@example.com'],
  ['mailto:marta@example.com', 'mailto:marta@example.com'],
  ['tel:+39012345', 'tel:+39012345'],
  ['ftp://example.com', 'ftp://example.com'],
  ['/contact', '/contact'],
  ['#prezzi', '#prezzi'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//example.com', null],
  ['due parole', null],
  ['parola', null],
  ['', null],
])('completes %j to the address %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it('distinguishes a copied address from words', () => {
  expect(isAddressAlone('https://example.com')).toBe(true);
  expect(isAddressAlone(' marta@example.com\n')).toBe(true);
  expect(isAddressAlone('/contact')).toBe(false);
  expect(isAddressAlone('vedi https://example.com')).toBe(false);
});
