import type { AmenityId } from '#shared/amenities.ts';

/**
 * Search engines' names for the amenities of the owners' list
 * (developers.google.com/search/docs/appearance/structured-data/vacation-rental). The value is a text if the
 * feature takes one, otherwise true.
 */
export const amenityFeatures: Readonly<
  Partial<Record<AmenityId, readonly [name: string, value: string | true]>>
> = {
  'free-wifi': ['internetType', 'Free'],
  'equipped-kitchen': ['kitchen', true],
  'oven-and-stove': ['ovenStove', true],
  microwave: ['microwave', true],
  'air-conditioning': ['ac', true],
  heating: ['heating', true],
  fireplace: ['fireplace', true],
  tv: ['tv', true],
  'washing-machine': ['washerDryer', true],
  iron: ['ironingBoard', true],
  'free-parking': ['parkingType', 'Free'],
  barbecue: ['outdoorGrill', true],
  balcony: ['balcony', true],
  patio: ['patio', true],
  'outdoor-pool': ['poolType', 'Outdoor'],
  'indoor-pool': ['poolType', 'Indoor'],
  'hot-tub': ['hotTub', true],
  'beach-access': ['beachAccess', true],
  'child-friendly': ['childFriendly', true],
  crib: ['crib', true],
  'wheelchair-accessible': ['wheelchairAccessible', true],
  lift: ['elevator', true],
  'self-check-in': ['selfCheckinCheckout', true],
};
