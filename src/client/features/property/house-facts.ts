import { langOf, langOfElement } from '#client/ui/italian-only.tsx';
import { checkInHours, checkOutHours, depositInWords } from '#shared/bookings/house-terms.ts';
import type { Bed, Distance, Property, PropertyView } from '#shared/property.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { answerWords, bedWords, petWords, smokingWords, wayWords } from './house-words.ts';

export type Fact = {
  label: string;
  value: string;
  /** `lang` attribute for text that has no translation. */
  labelLang?: string | undefined;
  valueLang?: string | undefined;
};

/** `lang` is for text that has no translation. */
export type Words = { text: string; lang?: string | undefined };

/** The facts that are known. */
const known = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

/** The terms' sentences, then the owners' words: apart where these are in another language. */
const withTerms = (label: string, sentences = '', { text, lang }: Words): Fact[] =>
  sentences && lang
    ? [
        { label, value: sentences },
        { label, value: text, valueLang: lang },
      ]
    : [{ label, value: [sentences, text].filter(Boolean).join(' '), valueLang: lang }];

/** Where the form asks for the animals, the notes are not their place. */
const petsInWords = ({ pets }: Property, { t }: Language, asksAnimals: boolean): string => {
  if (pets === 'ask' && asksAnimals) return t('house.petsInForm');
  return pets && t(petWords[pets]);
};

/** What guests want to know before booking. */
export const bookingFacts = (
  property: PropertyView,
  language: Language,
  asksAnimals = false,
): Fact[] => {
  const { t } = language;
  const { smoking, howToPay, cancellation, terms } = property;
  return known([
    { label: t('house.checkIn'), value: checkInHours(property, language) },
    { label: t('house.checkOut'), value: checkOutHours(property, language) },
    { label: t('house.pets'), value: petsInWords(property, language, asksAnimals) },
    { label: t('house.smoking'), value: smoking && t(smokingWords[smoking]) },
    { label: t('house.deposit'), value: depositInWords(property, language) },
    ...withTerms(t('house.howToPay'), terms?.howToPay, {
      text: howToPay,
      lang: langOf(property, 'howToPay'),
    }),
    ...withTerms(t('house.cancellation'), terms?.cancellation, {
      text: cancellation,
      lang: langOf(property, 'cancellation'),
    }),
  ]);
};

/** After three letters, unlike the stop of an abbreviation or a number; or before a semicolon or a line's end. */
const CLAUSE_END = /\p{Ll}{3}(?=[.!](?:\s\p{Lu}|$))|(?=[;\n])/u;

/** The first sentence, or what is before its semicolon. */
const firstClause = (text: string): string => {
  const end = CLAUSE_END.exec(text);
  return (end ? text.slice(0, end.index + end[0].length) : text).trim();
};

/** More than a line at the button holds. */
const LONG_CLAUSE = 90;

/** 'Cauzione 200 €', as part of a line. */
const depositInLine = ({ depositCents }: Property, { t, formatEuro }: Language): string => {
  if (depositCents === null) return '';
  if (depositCents === 0) return `${t('house.deposit')}: ${t('house.noDeposit')}`;
  return `${t('house.deposit')} ${formatEuro(depositCents)}`;
};

/** The terms beside the button, if the owners state them: cancellation, deposit, time of answer. */
export const stayTerms = (property: PropertyView, language: Language): Words[] => {
  const { t } = language;
  const { cancellation, hostAnswers } = property;
  const said = property.terms?.cancellation;
  const clause = firstClause(said || cancellation);
  const lang = said ? undefined : langOf(property, 'cancellation');
  const terms: Words[] = [
    { text: clause.length > LONG_CLAUSE ? '' : clause, lang },
    { text: depositInLine(property, language) },
    { text: hostAnswers && t('house.answers', { time: t(answerWords[hostAnswers]) }) },
  ];
  return terms.filter(({ text }) => text !== '');
};

/** Size and beds, room by room. */
export const roomFacts = (property: PropertyView, { t, formatList }: Language): Fact[] => {
  const { floorSizeM2, beds } = property;
  const rooms = [...new Set(beds.map(({ room }) => room))];
  const bedsInWords = ({ kind, count }: Bed): string => `${count} ${t(bedWords[kind], { count })}`;
  return [
    ...rooms.map((room) => ({
      label: room,
      labelLang: langOfElement(property, 'beds', room),
      value: formatList(beds.filter((bed) => bed.room === room).map(bedsInWords)),
    })),
    ...(floorSizeM2 === null
      ? []
      : [{ label: t('house.floorSize'), value: t('house.squareMetres', { size: floorSizeM2 }) }]),
  ];
};

const MINUTES_PER_HOUR = 60;

/** '10 min a piedi', '1 h 20 min in traghetto' */
export const distanceInWords = ({ minutes, by }: Distance, { t }: Language): string => {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const parts = [
    hours > 0 && t('house.hours', { hours }),
    rest > 0 && t('house.minutes', { minutes: rest }),
    t(wayWords[by]),
  ];
  return parts.filter(Boolean).join(' ');
};
