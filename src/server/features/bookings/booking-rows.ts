import type { BookingRow } from '#server/database/tables/bookings.table.ts';
import type {
  AnonymousStay,
  OwnBooking,
  StaffBooking,
  StaffStay,
} from '#shared/bookings/bookings.schema.ts';

const broken = (id: number): Error => new Error(`Booking ${id} is neither a stay nor a block`);

type GuestColumn = 'guestName' | 'guestEmail' | 'guestPhone';

/** A stay without its guest's name and address. Throws for a row that is a block. */
export const toStay = (row: Omit<BookingRow, GuestColumn>): OwnBooking => {
  const { status, numberOfGuests, over12 } = row;
  if (status === 'NOT_AVAILABLE' || numberOfGuests === null || over12 === null) {
    throw broken(row.id);
  }
  return {
    id: row.id,
    startDate: row.startDate,
    endDate: row.endDate,
    status,
    isBlocked: false,
    numberOfGuests,
    over12,
    linen: row.linen === 1,
    animals: row.animals,
    note: row.note,
    locale: row.locale,
    reason: row.reason,
    totalCents: row.totalCents,
    priceState: row.agreedAt === null ? 'indicative' : 'agreed',
    cancelledAt: row.cancelledAt,
    createdAt: row.createdAt,
  };
};

type Paid = Pick<BookingRow, 'totalCents' | 'cameCents' | 'cameAt' | 'portalPays'>;

/** Since when nothing is open any more; null before, and where nothing came. */
const paidAtOf = ({ totalCents, cameCents, cameAt, portalPays }: Paid): string | null =>
  portalPays === 1 || cameCents >= (totalCents ?? 0) ? cameAt : null;

const staffFieldsOf = ({ source, quote, ...row }: BookingRow) => ({
  source,
  agreedAt: row.agreedAt,
  paidAt: paidAtOf(row),
  paidCents: row.cameCents,
  portalPays: row.portalPays === 1,
  quote: quote === null ? null : JSON.parse(quote),
});

/** A stay with its guest. Throws for a row that is a block. */
export const toStaffStay = (row: BookingRow): StaffStay => {
  const { guestName, guestEmail, guestPhone, privateNote, cleaningNote, guestNote } = row;
  const { arrivalTime, arrivalNote, heldUntil, version } = row;
  if (guestName === null) throw broken(row.id);
  return {
    ...toStay(row),
    ...staffFieldsOf(row),
    guest: { name: guestName, email: guestEmail },
    guestName,
    guestEmail,
    guestPhone,
    privateNote,
    cleaningNote,
    guestNote,
    arrivalTime,
    arrivalNote,
    heldUntil,
    version,
  };
};

const nobody = { guest: null, guestName: null, guestEmail: null };

const toAnonymousStay = (row: BookingRow): AnonymousStay => {
  const stay = toStay(row);
  if (stay.status !== 'CONFIRMED') throw broken(row.id);
  return { ...stay, ...staffFieldsOf(row), ...nobody, status: stay.status };
};

/** With what the calendar of another site says about the nights of a block. */
type WithOrigin = BookingRow & { closedThere: 0 | 1 | null; originLink: string | null };

export const toStaffBooking = (row: WithOrigin): StaffBooking => {
  if (row.status === 'NOT_AVAILABLE') {
    return {
      id: row.id,
      startDate: row.startDate,
      endDate: row.endDate,
      status: row.status,
      isBlocked: true,
      reason: row.reason,
      origin: row.origin,
      isClosedThere: row.closedThere === 1,
      originLink: row.originLink,
      ...nobody,
      numberOfGuests: null,
      note: null,
      createdAt: row.createdAt,
    };
  }
  return row.guestName === null ? toAnonymousStay(row) : toStaffStay(row);
};
