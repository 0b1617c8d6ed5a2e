import { langOf, langOfElement } from '#client/ui/italian-only.tsx';
import { checkInHours, checkOutHours, depositInWords } from '#shared/bookings/house-terms.ts';
import type { Bed, Distance, PropertyView } from '#shared/property.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { bedWords, petWords, smokingWords, wayWords } from './house-words.ts';

export type Fact = {
  label: string;
  value: string;
  /** `lang` attribute for text that has no translation. */
  labelLang?: string | undefined;
  valueLang?: string | undefined;
};

/** The facts that are known. */
const known = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

/** What guests want to know before booking. */
export const bookingFacts = (property: PropertyView, language: Language): Fact[] => {
  const { t } = language;
  const { pets, smoking, howToPay, cancellation } = property;
  return known([
    { label: t('house.checkIn'), value: checkInHours(property, language) },
    { label: t('house.checkOut'), value: checkOutHours(property, language) },
    { label: t('house.pets'), value: pets && t(petWords[pets]) },
    { label: t('house.smoking'), value: smoking && t(smokingWords[smoking]) },
    { label: t('house.deposit'), value: depositInWords(property, language) },
    {
      label: t('house.howToPay'),
      value: howToPay,
      valueLang: langOf(property, 'howToPay'),
    },
    {
      label: t('house.cancellation'),
      value: cancellation,
      valueLang: langOf(property, 'cancellation'),
    },
  ]);
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
