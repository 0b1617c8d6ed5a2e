import { expect, it } from 'vitest';
import { english, italian } from '#tests/support/languages.ts';
import { amenityGroups } from './admin/amenity-vocabulary.ts';
import { amenityName } from './house-words.ts';

it('names what owners tick in the reader’s language, and leaves their own words alone', () => {
  expect(amenityName('Cucina attrezzata', english)).toBe('Fully equipped kitchen');
  for (const own of ['Forno a legna', 'TV. Grande', 'Un cane? Volentieri', 'toString', '']) {
    expect(amenityName(own, english)).toBe(own);
  }
});

it('leaves Italian as it is, and has a name for all that can be ticked', () => {
  const known = amenityGroups.flatMap(({ amenities }) => amenities);
  expect(known.map((amenity) => amenityName(amenity, italian))).toEqual(known);
});
