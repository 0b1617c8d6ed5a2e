import type { Generated } from 'kysely';
import type { StayDate } from '#shared/stay-dates.ts';

export type PricePeriodsTable = {
  start_date: StayDate;
  end_date: StayDate;
  weekly_price_cents: number;
};

export type PriceSettingsTable = {
  id: 1;
  cleaning_cents: number;
  linen_small_group_cents: number;
  linen_large_group_cents: number;
  linen_small_group_max: number;
  tourist_tax_cents: number;
  notes: string;
  /** Raised by each write. */
  version: Generated<number>;
};
