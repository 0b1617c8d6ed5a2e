import { z } from 'zod';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { entityId, stayDate } from '#shared/forms/fields.schema.ts';

// The owners' duties to police, region and comune for each stay.

export const dutiesInput = z.object({
  /** Stays that end on this day or later. By default those of two weeks ago. */
  from: stayDate('Indica il primo giorno.').optional(),
  /** Stays that begin on this day or earlier. By default those in two weeks. */
  to: stayDate('Indica l’ultimo giorno.').optional(),
});
export type DutiesInput = z.output<typeof dutiesInput>;

export const policeDuty = z.object({
  /** Guests who were seen in person. */
  seen: z.number().int(),
  /** Guests who are entered. */
  people: z.number().int(),
  police: z.enum(['incomplete', 'not-due', 'ready', 'sent', 'partly', 'refused', 'unknown']),
  /** The last moment by law. Null once everybody is reported. */
  dueAt: z.iso.datetime().nullable(),
  receipt: z.enum(['none', 'waiting', 'late', 'kept']),
  receiptDay: z.iso.date().nullable(),
});
export type PoliceDuty = z.infer<typeof policeDuty>;

export const statisticsDuty = z.object({
  state: z.enum(['incomplete', 'not-due', 'due', 'declared']),
  /** By when the next day of the stay is to be declared. Null once all are. */
  dueAt: z.iso.datetime().nullable(),
});
export type StatisticsDuty = z.infer<typeof statisticsDuty>;

export const taxDuty = z.object({
  collector: z.enum(['house', 'portal']),
  cents: z.number().int(),
  /** By the ages of all guests; until they are known by the declared party. */
  isExact: z.boolean(),
  state: z.enum(['not-due', 'due', 'collected']),
});
export type TaxDuty = z.infer<typeof taxDuty>;

/** The facts of a stay that its duties need. */
export type DutyStay = {
  id: number;
  startDate: StayDate;
  endDate: StayDate;
  numberOfGuests: number;
};

const stayDuties = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  guestName: z.string(),
  /** Guests whose data for the police are complete, of how many. */
  complete: z.number().int(),
  expected: z.number().int(),
  /** Null while the duty is switched off. */
  police: policeDuty.nullable(),
  statistics: statisticsDuty.nullable(),
  tax: taxDuty.nullable(),
});
export type StayDuties = z.infer<typeof stayDuties>;

export const duties = z.object({
  /** The duties that are switched on. */
  on: z.object({ police: z.boolean(), statistics: z.boolean(), tax: z.boolean() }),
  /** By arrival. */
  stays: z.array(stayDuties),
});
export type Duties = z.infer<typeof duties>;
