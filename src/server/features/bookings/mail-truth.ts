import type {
  Known,
  MailSubject,
  StayMailKind,
  ToldStay,
} from '#server/features/outbox/outbox.mails.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';

// The content of each mail to a guest, when it is true, and which mail a change calls for.

/** A stay as its guest sees it; 'off' is rejected or cancelled. */
type Standing = Exclude<Known, 'nothing'> | 'deleted';

const standings = { PENDING: 'waiting', CONFIRMED: 'confirmed', REJECTED: 'off' } as const;

export const standingOf = ({ status }: StaffStay): Exclude<Standing, 'deleted'> =>
  standings[status];

const trueWhile: Record<StayMailKind, readonly Standing[]> = {
  'booking-requested': ['waiting'],
  'booking-reopened': ['waiting'],
  'booking-confirmed': ['confirmed'],
  'booking-changed': ['waiting', 'confirmed'],
  'booking-rejected': ['off', 'deleted'],
  'booking-cancelled': ['off', 'deleted'],
};

/** Whether two mails say the same about one stay. */
export const saysAsMuch = (kind: StayMailKind, other: StayMailKind): boolean => {
  const isOff = (some: StayMailKind) => some === 'booking-rejected' || some === 'booking-cancelled';
  return kind === other || (isOff(kind) && isOff(other));
};

/** Whether dates, party, linen, animals or the agreed total differ from the last mail to the guest. */
const differsFrom = (told: ToldStay, stay: StaffStay): boolean =>
  told.startDate !== stay.startDate ||
  told.endDate !== stay.endDate ||
  told.numberOfGuests !== stay.numberOfGuests ||
  told.over12 !== stay.over12 ||
  told.linen !== stay.linen ||
  (told.animals ?? 0) !== stay.animals ||
  (stay.priceState === 'agreed' && told.totalCents !== stay.totalCents);

/** Whether a mail says the truth of a stay; null for a deleted one. */
export const isTrueOf = (subject: MailSubject<StayMailKind>, stay: StaffStay | null): boolean =>
  trueWhile[subject.kind].includes(stay ? standingOf(stay) : 'deleted') &&
  (subject.kind !== 'booking-changed' || !stay || differsFrom(subject.previous, stay));

/** The mail that a change calls for: what the guest knows, then what is true now. Null: no mail. */
const news: Record<Known, Record<Standing, StayMailKind | null>> = {
  nothing: {
    waiting: 'booking-requested',
    confirmed: 'booking-confirmed',
    off: 'booking-rejected',
    deleted: 'booking-rejected',
  },
  waiting: {
    waiting: null,
    confirmed: 'booking-confirmed',
    off: 'booking-rejected',
    deleted: 'booking-rejected',
  },
  confirmed: {
    waiting: 'booking-reopened',
    confirmed: null,
    off: 'booking-cancelled',
    deleted: 'booking-cancelled',
  },
  off: {
    waiting: 'booking-reopened',
    confirmed: 'booking-confirmed',
    off: 'booking-rejected',
    deleted: null,
  },
};

/** A stay before and after a change; null after: deleted. */
export type StayChange = { before: StaffStay; after: StaffStay | null };

/** The mail that a change calls for, to a guest who `knew` this much; null when there is none. */
export const newsOf = ({ before, after }: StayChange, knew: Known): StayMailKind | null => {
  if (!after) return news[knew].deleted;
  const standing = standingOf(after);
  if (standing !== standingOf(before)) return news[knew][standing];
  if (standing !== 'off') return differsFrom(before, after) ? 'booking-changed' : null;
  if (before.reason === after.reason) return null;
  return after.cancelledAt ? 'booking-cancelled' : 'booking-rejected';
};
