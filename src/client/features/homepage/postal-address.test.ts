import { expect, it } from 'vitest';
import { postalAddress } from './postal-address.ts';

it('takes the line of the owners apart', () => {
  const house = { address: 'Località La Punta 12, 09014 Carloforte (SU)', locality: 'Carloforte' };
  expect(postalAddress(house)).toEqual({
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Località La Punta 12',
      postalCode: '09014',
      addressLocality: 'Carloforte',
      addressRegion: 'Sardegna',
      addressCountry: 'IT',
    },
  });
});

it.each([
  ['57034', 'Toscana'],
  ['80073', 'Campania'],
  ['98055', 'Sicilia'],
  ['04027', 'Lazio'],
  ['71040', 'Puglia'],
  ['30141', 'Veneto'],
  ['19025', 'Liguria'],
])('knows that %s is in the region %s', (code, addressRegion) => {
  expect(postalAddress({ address: `Via Roma 1, ${code} Isola`, locality: '' })).toMatchObject({
    address: { streetAddress: 'Via Roma 1', postalCode: code, addressRegion },
  });
});

it('keeps a street without a postal code, and leaves out what it does not know', () => {
  expect(postalAddress({ address: 'Via Roma 1, Carloforte', locality: 'Carloforte' })).toEqual({
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Via Roma 1',
      addressLocality: 'Carloforte',
      addressCountry: 'IT',
    },
  });
  expect(postalAddress({ address: '', locality: '' })).toEqual({});
});
