import type { Generated } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { CountedBy, TaxCollector, TaxRhythm } from '#shared/tourist-tax/tax-returns.ts';
import type { TaxAuthority, TaxSettings } from '#shared/tourist-tax/tourist-tax.schema.ts';

export type TouristTaxSettingsTable = {
  id: 1;
  kind: TaxSettings['kind'];
  /** JSON of `TaxRule[]`. */
  rules: string;
  /** JSON of `LandingFee`. */
  fee: string;
  countedBy: CountedBy;
  rhythm: TaxRhythm;
  dueDays: number;
  version: Generated<number>;
};

export type TouristTaxStaysTable = {
  /** The stay's. */
  id: number;
  /** Null: as its source says. */
  collector: TaxCollector | null;
  collectedCents: number | null;
  collectedOn: StayDate | null;
  earlierNights: Generated<number>;
  /** JSON of `TaxExemption[]`, encrypted for this stay; null once the sums are kept. */
  exemptions: string | null;
  /** JSON of the sums without the guests' data, which were erased. */
  kept: string | null;
  version: Generated<number>;
};

export type TouristTaxDeclarationsTable = {
  /** '2026', '2026-Q3' or '2026-07'. */
  period: string;
  authority: TaxAuthority;
  declaredAt: string;
  declaredBy: number | null;
  /** JSON of the columns as they were declared. */
  sums: string;
};
