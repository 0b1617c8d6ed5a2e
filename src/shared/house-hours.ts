import type { Property } from './property.schema.ts';

type Hours = Pick<Property, 'checkInFrom' | 'checkInUntil' | 'checkOutBy'>;

/** 'dalle 15:00 alle 20:00'; empty if the house does not say. */
export const checkInHours = ({ checkInFrom: from, checkInUntil: until }: Hours): string => {
  if (from && until) return `dalle ${from} alle ${until}`;
  if (from) return `dalle ${from}`;
  return until && `entro le ${until}`;
};

export const checkOutHours = ({ checkOutBy }: Hours): string =>
  checkOutBy && `entro le ${checkOutBy}`;
