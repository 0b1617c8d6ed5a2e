import type { Database } from '#server/database/database.types.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import {
  deleteOldRequests,
  listGuestsCalled,
  listStaysOf,
  listStaysWithoutAddress,
  updateOldToAnonymous,
  updateToAnonymous,
} from './personal-data.repository.ts';
import { deleteBookingRows } from './stay-money.repository.ts';

export const findStaysOf = listStaysOf;
export const findStaysWithoutAddress = listStaysWithoutAddress;
export const findGuestsCalled = listGuestsCalled;

/** Whether the guest still expects the stay or an answer: its day of departure has not passed. */
export const isToCome = ({ status, endDate }: StaffStay, today: StayDate): boolean =>
  status !== 'REJECTED' && endDate >= today;

/**
 * Erases a person from past stays: confirmed ones keep their dates and party, other requests are
 * deleted.
 */
export const eraseStays = async (tx: Database, stays: readonly StaffStay[]): Promise<void> => {
  const { CONFIRMED: were = [], ...others } = Object.groupBy(stays, ({ status }) => status);
  const requests = [...(others.PENDING ?? []), ...(others.REJECTED ?? [])];
  const idsOf = (some: readonly StaffStay[]) => some.map(({ id }) => id);
  await updateToAnonymous(tx, idsOf(were));
  await deleteBookingRows(tx, idsOf(requests));
};

export const forgetOldGuests = updateOldToAnonymous;
export const deleteForgottenRequests = deleteOldRequests;
