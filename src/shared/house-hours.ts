import type { Property } from './property.schema.ts';
import type { Language } from './texts/texts.ts';

type Hours = Pick<Property, 'checkInFrom' | 'checkInUntil' | 'checkOutBy'>;
type Words = Pick<Language, 't'>;

/** 'dalle 15:00 alle 20:00'; empty if the house does not say. */
export const checkInHours = (
  { checkInFrom: from, checkInUntil: until }: Hours,
  { t }: Words,
): string => {
  if (from && until) return t('house.fromUntil', { from, until });
  if (from) return t('house.from', { from });
  return until && t('house.until', { until });
};

export const checkOutHours = ({ checkOutBy: until }: Hours, { t }: Words): string =>
  until && t('house.until', { until });
