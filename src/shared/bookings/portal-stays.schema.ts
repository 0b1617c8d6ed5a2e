import { z } from 'zod';
import { byId, entityId } from '#shared/forms/fields.schema.ts';
import { cents } from '#shared/prices/prices.schema.ts';
import { enterStayInput } from './bookings.schema.ts';

// Stays completed from the nights of another site's calendar, which has no guests' names.

const taxCollectors = ['us', 'portal'] as const;
export type TaxCollector = (typeof taxCollectors)[number];

const { shape } = enterStayInput;
const sum = cents.nullable().default(null);

/** Turns nights of another site into a stay. */
export const completeStayInput = byId.extend({
  guestName: shape.guestName,
  guestPhone: shape.guestPhone,
  guestEmail: shape.guestEmail,
  numberOfGuests: shape.numberOfGuests,
  over12: shape.over12,
  locale: shape.locale,
  /** What the portal pays out. */
  payoutCents: sum,
  /** What it keeps. */
  commissionCents: sum,
  /** What it withholds for the State. */
  withheldCents: sum,
  taxCollectedBy: z
    .enum(taxCollectors, { error: 'Indica chi ha incassato la tassa di soggiorno' })
    .default('portal'),
});
export type CompleteStayInput = z.output<typeof completeStayInput>;

/** What the feed says now of the nights of a completed stay, where it is something else. */
const portalQuestion = z.object({
  /** `moved` to these nights, or `lost`. */
  kind: z.enum(['moved', 'lost']),
  startDate: z.iso.date().nullable(),
  /** The day of departure. */
  endDate: z.iso.date().nullable(),
});
export type PortalQuestion = z.infer<typeof portalQuestion>;

/** What a portal settles with the owners. */
export const portalStay = z.object({
  /** Null once its calendar was disconnected. */
  calendar: z.string().nullable(),
  payoutCents: cents.nullable(),
  commissionCents: cents.nullable(),
  withheldCents: cents.nullable(),
  taxCollectedBy: z.enum(taxCollectors),
  question: portalQuestion.nullable(),
});
export type PortalStay = z.infer<typeof portalStay>;

/** Nights of another site without guests' names. */
export const unnamedNights = z.object({
  id: entityId,
  startDate: z.iso.date(),
  /** The day of departure. */
  endDate: z.iso.date(),
  calendar: z.string(),
});
export type UnnamedNights = z.infer<typeof unnamedNights>;

export const askedPortalStay = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  guestName: z.string(),
  calendar: z.string(),
  question: portalQuestion,
});
export type AskedPortalStay = z.infer<typeof askedPortalStay>;

/** The start page's part: who comes, and what the feeds changed. */
export const openPortalStays = z.object({
  unnamed: z.array(unnamedNights),
  asked: z.array(askedPortalStay),
});
export type OpenPortalStays = z.infer<typeof openPortalStays>;
