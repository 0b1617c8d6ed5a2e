import { type AmenityId, amenityNames } from '#shared/amenities.ts';

type Group = { title: string; amenities: readonly AmenityId[] };

const groups: readonly Group[] = [
  {
    title: 'In casa',
    amenities: [
      'free-wifi',
      'tv',
      'air-conditioning',
      'fans',
      'heating',
      'fireplace',
      'mosquito-nets',
      'washing-machine',
      'tumble-dryer',
      'iron',
      'hair-dryer',
      'bed-linen',
      'towels',
      'desk',
      'safe',
    ],
  },
  {
    title: 'In cucina',
    amenities: [
      'equipped-kitchen',
      'oven-and-stove',
      'microwave',
      'fridge-freezer',
      'dishwasher',
      'coffee-machine',
      'kettle',
    ],
  },
  {
    title: 'Fuori',
    amenities: [
      'free-parking',
      'garden',
      'terrace',
      'sea-view-terrace',
      'balcony',
      'patio',
      'barbecue',
      'outdoor-shower',
      'outdoor-table',
      'sun-loungers',
      'outdoor-pool',
      'indoor-pool',
      'hot-tub',
      'beach-access',
      'bicycles',
      'car-charger',
    ],
  },
  {
    title: 'Per chi viene',
    amenities: [
      'child-friendly',
      'crib',
      'high-chair',
      'toys',
      'wheelchair-accessible',
      'lift',
      'self-check-in',
    ],
  },
  {
    title: 'Sicurezza',
    amenities: [
      'gas-detector',
      'carbon-monoxide-detector',
      'smoke-detector',
      'fire-extinguisher',
      'first-aid-kit',
    ],
  },
];

/** The amenities to tick, by Italian name. Owners type any other amenity as free text. */
export const amenityGroups = groups.map(({ title, amenities }) => ({
  title,
  amenities: amenities.map((id): string => amenityNames[id]),
}));
