import type { Property } from '#shared/property.schema.ts';

/** The regions that have islands, by the first two digits of their postal codes. */
const regions: readonly (readonly [region: string, firstTwoDigits: RegExp])[] = [
  ['Lazio', /^0[0-4]/],
  ['Sardegna', /^0[7-9]/],
  ['Piemonte', /^(1[0-5]|28)/],
  ['Liguria', /^1[6-9]/],
  ['Lombardia', /^(2[0-7]|46)/],
  ['Veneto', /^(3[0-2]|3[5-7]|45)/],
  ['Friuli-Venezia Giulia', /^3[34]/],
  ['Toscana', /^5/],
  ['Marche', /^6[0-3]/],
  ['Abruzzo', /^6[4-7]/],
  ['Puglia', /^7[0-4]/],
  ['Campania', /^8[0-4]/],
  ['Calabria', /^8[7-9]/],
  ['Sicilia', /^9[0-8]/],
];

const POSTAL_CODE = /\b\d{5}\b/;

const regionOf = (postalCode: string | undefined): string | undefined =>
  regions.find(([, digits]) => postalCode && digits.test(postalCode))?.[0];

/** The owners write one line: 'Località La Punta 12, 09014 Carloforte (SU)'. */
const streetIn = (address: string, locality: string): string =>
  address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !POSTAL_CODE.test(part) && part.toLowerCase() !== locality.toLowerCase())
    .join(', ');

/** The house's address for search engines (schema.org, PostalAddress); empty where nothing is known. */
export const postalAddress = ({
  address,
  locality,
}: Pick<Property, 'address' | 'locality'>): object => {
  if (!address && !locality) return {};
  const street = streetIn(address, locality);
  const postalCode = POSTAL_CODE.exec(address)?.[0];
  const region = regionOf(postalCode);
  return {
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postalCode && { postalCode }),
      ...(locality && { addressLocality: locality }),
      ...(region && { addressRegion: region }),
      addressCountry: 'IT',
    },
  };
};
