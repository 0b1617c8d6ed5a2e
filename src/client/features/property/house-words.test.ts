import { expect, it } from 'vitest';
import { english, italian } from '#tests/support/languages.ts';
import { amenityGroups } from './admin/amenity-vocabulary.ts';
import { amenityName } from './house-words.ts';

it('translates listed amenities, and leaves free text unchanged', () => {
  expect(amenityName('Cucina attrezzata', english)).toBe('Fully equipped kitchen');
  for (const own of ['Forno a legna', 'TV. Grande', 'Un cane? Volentieri', 'toString', '']) {
    expect(amenityName(own, english)).toBe(own);
  }
});

it('leaves Italian unchanged, and has a name for every listed amenity', () => {
  const known = amenityGroups.flatMap(({ amenities }) => amenities);
  expect(known.map((amenity) => amenityName(amenity, italian))).toEqual(known);
});
