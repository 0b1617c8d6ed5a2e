import type { BookingRow } from '#server/database/tables/bookings.table.ts';
import type {
  AnonymousStay,
  OwnBooking,
  StaffBooking,
  StaffStay,
} from '#shared/bookings.schema.ts';

const broken = (id: number): Error => new Error(`Booking ${id} is neither a stay nor a block`);

/** A stay without its guest's name and address. Throws for a row that is a block. */
export const toStay = (row: Omit<BookingRow, 'guestName' | 'guestEmail'>): OwnBooking => {
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
    note: row.note,
    reason: row.reason,
    createdAt: row.createdAt,
  };
};

/** A stay with its guest. Throws for a row that is a block. */
export const toStaffStay = ({ guestName, guestEmail, ...row }: BookingRow): StaffStay => {
  if (guestName === null || guestEmail === null) throw broken(row.id);
  return {
    ...toStay(row),
    guest: { name: guestName, email: guestEmail },
    guestName,
    guestEmail,
    version: row.version,
  };
};

const toAnonymousStay = (row: BookingRow): AnonymousStay => {
  const stay = toStay(row);
  if (stay.status !== 'CONFIRMED') throw broken(row.id);
  return { ...stay, status: stay.status, guest: null, guestName: null, guestEmail: null };
};

export const toStaffBooking = (row: BookingRow): StaffBooking => {
  if (row.status === 'NOT_AVAILABLE') {
    return {
      id: row.id,
      startDate: row.startDate,
      endDate: row.endDate,
      status: row.status,
      isBlocked: true,
      reason: row.reason,
      origin: row.origin,
      createdAt: row.createdAt,
    };
  }
  return row.guestName === null ? toAnonymousStay(row) : toStaffStay(row);
};
