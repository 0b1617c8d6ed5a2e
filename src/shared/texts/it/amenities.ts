import { amenityNames } from '#shared/amenities.ts';

/** What owners tick in a list, by id; amenities in their own words are in no catalogue. */
export const amenities = amenityNames;
