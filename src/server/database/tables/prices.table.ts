import type { Generated } from 'kysely';
import type { StayDate } from '#shared/stay-dates.ts';

export type PricePeriodsTable = {
  startDate: StayDate;
  endDate: StayDate;
  weeklyPriceCents: number;
};

export type PriceSettingsTable = {
  id: 1;
  cleaningCents: number;
  linenSmallGroupCents: number;
  linenLargeGroupCents: number;
  linenSmallGroupMax: number;
  touristTaxCents: number;
  notes: string;
  /** Incremented by each write. */
  version: Generated<number>;
};
