import { completenessOf } from '#client/features/property/admin/completeness.ts';
import {
  bedNames,
  distanceNames,
  propertyNames,
} from '#client/features/property/admin/property.form.ts';
import { distanceInWords } from '#client/features/property/house-facts.ts';
import {
  answerWords,
  languageWords,
  petWords,
  smokingWords,
} from '#client/features/property/house-words.ts';
import { propertyTexts } from '#server/features/property/property.texts.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { Property } from '#shared/property.schema.ts';
import { formatCoordinates } from '#shared/rich-text/coordinates.ts';
import { italian } from '#tests/support/languages.ts';
import { type Noun, title } from '#tests/support/noun.ts';
import { internal, linesOf, notShown, shown } from '#tests/support/shown.ts';
import { everybody, staffOnly } from '#tests/support/verdicts.ts';

const { t } = italian;

/** A house without any data. */
const nothing = new Proxy({} as Property, { get: () => '' });

export const noun: Noun = {
  what: 'the house',
  access: {
    'property.get': everybody,
    'property.update': [staffOnly, { bedrooms: 0 }],
  },
  edited: {
    tables: ['propertySettings'],
    read: ({ call }) => call('property.get'),
    update: 'property.update',
    change: (n) => ({ name: title(n) }),
  },
  secrets: 'visitors read all of it',
  visitors: shown<Property>({
    read: (api) => api.property.get.query(),
    path: () => '/',
    fields: {
      name: ({ name }) => name,
      description: ({ description }) => linesOf(description),
      bedrooms: ({ bedrooms }) => `${bedrooms}`,
      bathrooms: ({ bathrooms }) => `${bathrooms}`,
      maxGuests: ({ maxGuests }) => `${maxGuests}`,
      amenities: ({ amenities }) => amenities,
      images: ({ images }) => images,
      pictures: ({ pictures }) => pictures.map(({ alt }) => alt),
      address: ({ address }) => address,
      nationalCode: ({ nationalCode }) => nationalCode,
      regionalCode: ({ regionalCode }) => regionalCode,
      comuneCode: notShown('it only checks the CIN'),
      kind: notShown('for search engines, in JSON-LD'),
      floorSizeM2: ({ floorSizeM2 }) => `${floorSizeM2} m²`,
      beds: ({ beds }) => beds.map(({ room }) => room),
      checkInFrom: ({ checkInFrom }) => `dalle ${checkInFrom}`,
      checkInUntil: ({ checkInUntil }) => `alle ${checkInUntil}`,
      checkOutBy: ({ checkOutBy }) => `entro le ${checkOutBy}`,
      pets: ({ pets }) => pets && t(petWords[pets]),
      smoking: ({ smoking }) => smoking && t(smokingWords[smoking]),
      depositCents: ({ depositCents }) => formatEuro(depositCents ?? 0),
      howToPay: ({ howToPay }) => howToPay,
      cancellation: ({ cancellation }) => cancellation,
      houseRules: ({ houseRules }) => linesOf(houseRules),
      locality: ({ locality }) => `Dove siamo: ${locality}`,
      // In the links to maps.
      coordinates: ({ coordinates }) =>
        coordinates ? formatCoordinates(coordinates).replace(' ', '') : [],
      distances: ({ distances }) =>
        distances.flatMap((one) => [one.place, distanceInWords(one, italian)]),
      hostName: ({ hostName }) => hostName,
      hostImage: ({ hostImage }) => hostImage,
      hostPicture: ({ hostPicture }) => hostPicture?.copies.map(({ url }) => url) ?? [],
      hostAbout: ({ hostAbout }) => hostAbout,
      hostLanguages: ({ hostLanguages }) => hostLanguages.map((tag) => t(languageWords[tag])),
      hostPhone: ({ hostPhone }) => hostPhone,
      hostWhatsapp: ({ hostWhatsapp }) => hostWhatsapp,
      hostEmail: ({ hostEmail }) => `mailto:${hostEmail}`,
      hostAnswers: ({ hostAnswers }) => hostAnswers && t(answerWords[hostAnswers]),
      dataController: notShown('on the privacy page'),
      version: internal,
    },
  }),
  form: {
    path: '/admin/property',
    labels: { ...propertyNames, beds: bedNames, distances: distanceNames },
  },
  translated: {
    texts: propertyTexts,
    same: {
      name: 'a name',
      images: 'pictures',
      address: 'as the post writes it',
      nationalCode: 'a code',
      regionalCode: 'a code',
      comuneCode: 'a code',
      locality: 'a name',
      hostImage: 'a picture',
      hostPhone: 'a number',
      hostWhatsapp: 'a number',
      hostEmail: 'an address',
      dataController: 'a name and an address',
    },
  },
  meter: {
    counts: completenessOf(nothing).missing.map(({ field }) => field),
    leavesOut: {
      name: 'a house always has one',
      bedrooms: 'a house always has one',
      bathrooms: 'a house always has one',
      maxGuests: 'a house always has some',
      kind: 'a house always has one',
      regionalCode: 'not every region has one',
      comuneCode: 'it only checks the CIN',
      checkInUntil: 'many hosts wait for their guests',
      houseRules: 'a house may have none',
      hostWhatsapp: 'counted with the telephone',
      hostEmail: 'counted with the telephone',
    },
  },
};
