import type { Generated } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { ChangeoverDay } from '#shared/prices/price-lists.ts';
import type { OwnersText } from './owners-text.ts';

export type PricePeriodsTable = {
  startDate: StayDate;
  endDate: StayDate;
  weeklyPriceCents: number;
  /** 1 without a rule. */
  minNights: number;
  /** Null without a rule. */
  changeoverDay: ChangeoverDay | null;
};

/** The extras of each year that has a list. */
export type PriceYearsTable = {
  year: number;
  cleaningCents: number;
  linenSmallGroupCents: number;
  linenLargeGroupCents: number;
  linenSmallGroupMax: number;
  touristTaxCents: number;
  /** JSON; null without one. */
  extraGuest: string | null;
  /** JSON; null without one. */
  animal: string | null;
};

export type PriceSettingsTable = {
  id: 1;
  notes: OwnersText;
  roundsToEuro: 0 | 1;
  /** `PriceRules` as JSON. */
  rules: Generated<string>;
  /** Incremented by each write. */
  version: Generated<number>;
};
