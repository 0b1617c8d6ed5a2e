import { expect, it } from 'vitest';
import { amenityGroups } from '#client/features/property/admin/amenity-vocabulary.ts';
import { amenityIdOf, amenityNames } from '#shared/amenities.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { bedKinds, houseKinds } from '#shared/property.schema.ts';
import { german, italian } from '#tests/support/languages.ts';
import { makeProperty } from '#tests/support/property.ts';
import { houseData, siteData } from './house-data.ts';

const picture = (name: string): Picture => ({
  url: `/uploads/${name}.webp`,
  alt: name,
  width: 16,
  height: 9,
  copies: [],
});

const homepage = { heroPicture: picture('hero') } as Homepage;
const publicUrl = 'https://casa.example';
const feature = (name: string, value: unknown) => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value,
});

it('contains all known facts about the house', () => {
  const property = makeProperty({
    name: 'Casa Maestrale',
    description: 'Una casa bianca',
    bedrooms: 3,
    bathrooms: 2,
    maxGuests: 6,
    amenities: ['WiFi gratuito', 'TV', 'Forno a legna'],
    pictures: [picture('hero'), picture('terrazza')],
    address: 'Località La Punta 12, 09014 Carloforte (SU)',
    nationalCode: 'IT111',
    kind: 'villa',
    floorSizeM2: 85,
    beds: [{ room: 'Camera', kind: 'double', count: 1 }],
    checkInFrom: '16:00',
    checkOutBy: '10:00',
    pets: 'ask',
    smoking: 'outside',
    locality: 'Carloforte',
    coordinates: { latitude: 39.12431, longitude: 8.29264 },
    hostLanguages: ['it', 'en'],
    hostPhone: '+39 0781 000',
    hostWhatsapp: '+39 340 000',
    hostEmail: 'marta@example.com',
  });
  expect(houseData({ homepage, property, publicUrl, language: italian })).toEqual({
    '@type': 'VacationRental',
    additionalType: 'Villa',
    url: 'https://casa.example/',
    name: 'Casa Maestrale',
    description: 'Una casa bianca',
    identifier: 'IT111',
    image: ['https://casa.example/uploads/hero.webp', 'https://casa.example/uploads/terrazza.webp'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Località La Punta 12',
      postalCode: '09014',
      addressLocality: 'Carloforte',
      addressRegion: 'Sardegna',
      addressCountry: 'IT',
    },
    latitude: 39.12431,
    longitude: 8.29264,
    checkinTime: '16:00:00',
    checkoutTime: '10:00:00',
    knowsLanguage: ['it', 'en'],
    telephone: '+39 0781 000',
    email: 'marta@example.com',
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
      occupancy: { '@type': 'QuantitativeValue', value: 6 },
      floorSize: { '@type': 'QuantitativeValue', value: 85, unitCode: 'MTK' },
      bed: [{ '@type': 'BedDetails', numberOfBeds: 1, typeOfBed: 'Double' }],
      amenityFeature: [
        feature('internetType', 'Free'),
        feature('tv', true),
        feature('wifi', true),
        feature('petsAllowed', true),
        feature('smokingAllowed', false),
        feature('licenseNum', 'IT111'),
      ],
    },
  });
});

it('names the page in its language', () => {
  const house = { homepage, property: makeProperty({}), publicUrl, language: german };
  expect(houseData(house)).toMatchObject({
    url: 'https://casa.example/de',
    identifier: publicUrl,
  });
  expect(siteData(house)[0]).toMatchObject({ url: 'https://casa.example/de', inLanguage: 'de' });
});

it('names only amenities that search engines know, in English in every language', () => {
  const property = makeProperty({ amenities: ['Balcone', 'Macchina da caffè', 'Forno a legna'] });
  for (const language of [italian, german]) {
    expect(houseData({ homepage, property, publicUrl, language })).toMatchObject({
      containsPlace: { amenityFeature: [feature('balcony', true)] },
    });
  }
});

it('leaves out unknown facts', () => {
  const property = makeProperty({ amenities: [] });
  const house = houseData({
    homepage: { ...homepage, heroPicture: null },
    property,
    publicUrl,
    language: italian,
  });
  expect(house).toEqual({
    '@type': 'VacationRental',
    additionalType: 'House',
    url: 'https://casa.example/',
    name: property.name,
    description: property.description,
    identifier: publicUrl,
    image: [],
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      numberOfBedrooms: 1,
      numberOfBathroomsTotal: 1,
      occupancy: { '@type': 'QuantitativeValue', value: 4 },
      amenityFeature: [],
    },
  });
});

it('has a schema.org name for every kind of house and bed', () => {
  const kinds = houseKinds.map((kind) => makeProperty({ kind }));
  const beds = bedKinds.map((kind) => ({ room: 'Camera', kind, count: 1 }));
  const text = JSON.stringify([
    ...kinds.map((property) => houseData({ homepage, property, publicUrl, language: italian })),
    houseData({ homepage, property: makeProperty({ beds }), publicUrl, language: italian }),
  ]);
  expect(text.match(/"typeOfBed":"[A-Z]/g)).toHaveLength(bedKinds.length);
  expect(text.match(/"additionalType":"(?!EntirePlace)[A-Z]/g)).toHaveLength(houseKinds.length + 1);
});

it('every amenity with a built-in name is in the list once', () => {
  const known = amenityGroups.flatMap(({ amenities }) => amenities.map(amenityIdOf));
  expect(known.toSorted()).toEqual(Object.keys(amenityNames).toSorted());
});
