import type { Property } from '#shared/property.schema.ts';
import type { Language } from '#shared/texts/texts.ts';

type Hours = Pick<Property, 'checkInFrom' | 'checkInUntil' | 'checkOutBy'>;
type Words = Pick<Language, 't' | 'formatTime'>;

const untilHour = (until: string, { t, formatTime }: Words): string =>
  until && t('house.until', { until: formatTime(until) });

/** 'dalle 15:00 alle 20:00'; empty if the house does not say. */
export const checkInHours = (
  { checkInFrom: from, checkInUntil: until }: Hours,
  words: Words,
): string => {
  const { t, formatTime } = words;
  if (from && until) {
    return t('house.fromUntil', { from: formatTime(from), until: formatTime(until) });
  }
  if (from) return t('house.from', { from: formatTime(from) });
  return untilHour(until, words);
};

export const checkOutHours = ({ checkOutBy }: Hours, words: Words): string =>
  untilHour(checkOutBy, words);

/** '200 €, restituita se non ci sono danni'; empty if the house does not say. */
export const depositInWords = (
  { depositCents }: Pick<Property, 'depositCents'>,
  { t, formatEuro }: Pick<Language, 't' | 'formatEuro'>,
): string => {
  if (depositCents === null) return '';
  if (depositCents === 0) return t('house.noDeposit');
  return t('house.depositReturned', { amount: formatEuro(depositCents) });
};
