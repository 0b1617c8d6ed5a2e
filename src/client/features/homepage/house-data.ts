import { amenityIdOf, amenityNames } from '#shared/amenities.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import { localizedPath } from '#shared/languages/locales.ts';
import type { BedKind, Property } from '#shared/property.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { amenityFeatures } from './amenity-features.ts';
import { postalAddress } from './postal-address.ts';

type House = { homepage: Homepage; property: Property; publicUrl: string; language: Language };

/** The home page in the reader's language. */
const homeAddress = ({ publicUrl, language }: Pick<House, 'publicUrl' | 'language'>): string =>
  `${publicUrl}${localizedPath(language.locale, '/')}`;

const picturesOf = ({ homepage, property, publicUrl }: House): string[] => {
  const pictures = [homepage.heroPicture, ...property.pictures].filter(
    (picture) => picture !== null,
  );
  return [...new Set(pictures.map(({ url }) => `${publicUrl}${url}`))];
};

type Feature = readonly [name: string, value: string | boolean];

/** Amenities, house rules and the codes of the law, with search engines' names; those without one are left out. */
const featuresOf = ({ amenities, pets, smoking, ...codes }: Property): Feature[] => [
  ...amenities.flatMap((amenity): Feature[] => {
    const id = amenityIdOf(amenity);
    const feature = id && amenityFeatures[id];
    return feature ? [feature] : [];
  }),
  ...(amenities.includes(amenityNames['free-wifi']) ? [['wifi', true] as const] : []),
  ...(pets === '' ? [] : [['petsAllowed', pets !== 'no'] as const]),
  ...(smoking === '' ? [] : [['smokingAllowed', smoking === 'yes'] as const]),
  ...[codes.nationalCode, codes.regionalCode]
    .filter(Boolean)
    .map((code) => ['licenseNum', code] as const),
];

const bedTypes: Record<BedKind, string> = {
  double: 'Double',
  single: 'Single',
  bunk: 'Bunk bed',
  sofa: 'Sofa bed',
  armchair: 'Chair bed',
  cot: 'Crib',
};

const accommodation = (property: Property): object => ({
  '@type': 'Accommodation',
  additionalType: 'EntirePlace',
  numberOfBedrooms: property.bedrooms,
  numberOfBathroomsTotal: property.bathrooms,
  occupancy: { '@type': 'QuantitativeValue', value: property.maxGuests },
  ...(property.floorSizeM2 !== null && {
    floorSize: { '@type': 'QuantitativeValue', value: property.floorSizeM2, unitCode: 'MTK' },
  }),
  ...(property.beds.length > 0 && {
    bed: property.beds.map(({ kind, count }) => ({
      '@type': 'BedDetails',
      numberOfBeds: count,
      typeOfBed: bedTypes[kind],
    })),
  }),
  amenityFeature: featuresOf(property).map(([name, value]) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value,
  })),
});

const kindNames: Record<Property['kind'], string> = {
  house: 'House',
  apartment: 'Apartment',
  villa: 'Villa',
  cottage: 'Cottage',
  bungalow: 'Bungalow',
};

/** schema.org takes one number: the telephone, otherwise WhatsApp. */
const hostOf = ({ hostLanguages, hostPhone, hostWhatsapp, hostEmail }: Property): object => ({
  ...(hostLanguages.length > 0 && { knowsLanguage: hostLanguages }),
  ...((hostPhone || hostWhatsapp) && { telephone: hostPhone || hostWhatsapp }),
  ...(hostEmail && { email: hostEmail }),
});

/** With seconds, as ISO 8601 requires. */
const timesOf = ({ checkInFrom, checkOutBy }: Property): object => ({
  ...(checkInFrom && { checkinTime: `${checkInFrom}:00` }),
  ...(checkOutBy && { checkoutTime: `${checkOutBy}:00` }),
});

/** The site and its publisher, for search engines. */
export const siteData = (house: Omit<House, 'property'>): object[] => {
  const { homepage, publicUrl, language } = house;
  const owner = { '@id': `${publicUrl}/#organization` };
  const common = { name: homepage.siteName, url: homeAddress(house) };
  return [
    { '@type': 'WebSite', ...common, inLanguage: language.locale, publisher: owner },
    { '@type': 'Organization', ...owner, ...common, logo: `${publicUrl}/icon-512.png` },
  ];
};

/** Structured data for search engines (schema.org, VacationRental). */
export const houseData = (house: House): object => {
  const { property, publicUrl } = house;
  return {
    '@type': 'VacationRental',
    url: homeAddress(house),
    name: property.name,
    description: property.description,
    identifier: property.nationalCode || publicUrl,
    image: picturesOf(house),
    additionalType: kindNames[property.kind],
    ...postalAddress(property),
    ...property.coordinates,
    ...timesOf(property),
    ...hostOf(property),
    containsPlace: accommodation(property),
  };
};
