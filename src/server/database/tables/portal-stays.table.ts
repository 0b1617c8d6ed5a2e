import type { TaxCollector } from '#shared/bookings/portal-stays.schema.ts';

export type PortalStaysTable = {
  bookingId: number;
  /** Null once the calendar was disconnected. */
  calendarId: number | null;
  payoutCents: number | null;
  commissionCents: number | null;
  withheldCents: number | null;
  taxCollectedBy: TaxCollector;
  /** The nights of the feed that staff know to differ, as `2026-07-12/2026-07-20`, or `none`. */
  settled: string | null;
};
