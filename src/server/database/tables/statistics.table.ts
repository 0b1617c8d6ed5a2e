import type { Generated } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { StatisticsRegion } from '#shared/statistics/statistics-regions.ts';

export type StatisticsSettingsTable = {
  id: 1;
  isOn: 0 | 1;
  /** Empty until it is chosen. */
  region: StatisticsRegion | '';
  /** Within 24 hours, or monthly. */
  deadline: 'day' | 'month';
  /** Of the following month. */
  deadlineDay: number;
  structureCode: string;
  product: string;
  rooms: number;
  beds: number;
  declaresEmptyMonths: 0 | 1;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type StatisticsArrivalsTable = {
  /** The region's name for this person's arrival. */
  code: string;
  memberId: number;
  bookingId: number;
  arrival: StayDate;
  departure: StayDate;
  kind: string;
  /** `told`: reported to the region; `withdrawn`: reported, then cancelled there. */
  state: 'new' | 'told' | 'withdrawn';
};

export type StatisticsDaysTable = {
  day: StayDate;
  declaredAt: string;
  declaredBy: number | null;
  fingerprint: string;
  /** JSON: `DayCounts`. */
  counts: string;
  isFinal: 0 | 1;
};
