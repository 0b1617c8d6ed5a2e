import { amenityIdOf } from '#shared/amenities.ts';
import type {
  AnswerTime,
  BedKind,
  HostLanguage,
  Property,
  WayToGo,
} from '#shared/property.schema.ts';
import type { Language, Texts } from '#shared/texts/texts.ts';

// The texts for the values of the house's fields.

type HouseText = `house.${keyof Texts['house']}`;

/** One text for each value; the empty value means no choice and has no text. */
type WordsFor<Choice extends string> = Readonly<Record<Exclude<Choice, ''>, HouseText>>;

export const bedWords = {
  double: 'house.doubleBed',
  single: 'house.singleBed',
  bunk: 'house.bunkBed',
  sofa: 'house.sofaBed',
  armchair: 'house.armchairBed',
  cot: 'house.cot',
} as const satisfies WordsFor<BedKind>;

export const petWords = {
  yes: 'house.petsWelcome',
  ask: 'house.petsOnRequest',
  no: 'house.petsNotAllowed',
} as const satisfies WordsFor<Property['pets']>;

export const smokingWords = {
  no: 'house.noSmoking',
  outside: 'house.smokingOutside',
  yes: 'house.smokingAllowed',
} as const satisfies WordsFor<Property['smoking']>;

export const wayWords = {
  foot: 'house.onFoot',
  bicycle: 'house.byBicycle',
  car: 'house.byCar',
  bus: 'house.byBus',
  ferry: 'house.byFerry',
} as const satisfies WordsFor<WayToGo>;

export const languageWords = {
  it: 'house.italian',
  en: 'house.english',
  de: 'house.german',
  fr: 'house.french',
  es: 'house.spanish',
  pt: 'house.portuguese',
  nl: 'house.dutch',
  pl: 'house.polish',
  ru: 'house.russian',
  zh: 'house.chinese',
} as const satisfies WordsFor<HostLanguage>;

export const answerWords = {
  hours: 'house.withinHours',
  day: 'house.withinDay',
  'two-days': 'house.withinTwoDays',
} as const satisfies WordsFor<AnswerTime>;

/** The name of a listed amenity in the reader's language; free text stays unchanged. */
export const amenityName = (amenity: string, { t }: Pick<Language, 't'>): string => {
  const id = amenityIdOf(amenity);
  return id ? t(`amenities.${id}`) : amenity;
};
