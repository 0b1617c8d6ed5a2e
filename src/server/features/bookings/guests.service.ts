import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import {
  type GuestCard,
  MOST_GUESTS,
  type SetGuestNoteInput,
} from '#shared/bookings/guests.schema.ts';
import { phoneDigits } from '#shared/bookings/phone-digits.ts';
import { stateOf } from '#shared/bookings/status-labels.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import { findStay } from './bookings.service.ts';
import { listStaysOfGuest, searchStays, updateGuestNote } from './guests.repository.ts';

type Contacts = Pick<StaffStay, 'guestEmail' | 'guestPhone'>;

const isSameGuest = (one: Contacts, other: Contacts): boolean =>
  (one.guestEmail !== null && one.guestEmail === other.guestEmail) ||
  (one.guestPhone !== null &&
    other.guestPhone !== null &&
    phoneDigits(one.guestPhone) === phoneDigits(other.guestPhone));

/** The stays of the guest of a stay, itself included; the latest first. */
const staysOfGuest = async (db: Database, stay: StaffStay): Promise<StaffStay[]> => {
  const similar = await listStaysOfGuest(db, stay);
  return similar.filter((other) => other.id === stay.id || isSameGuest(stay, other));
};

/** A guest from their stays, of which the latest comes first. */
const toCard = (stays: readonly [StaffStay, ...StaffStay[]]): GuestCard => {
  const [latest] = stays;
  const { id, guestName, locale, numberOfGuests, over12, linen, animals } = latest;
  const given = <Value>(ofStay: (stay: StaffStay) => Value | null): Value | null =>
    stays.map(ofStay).find((value) => value !== null) ?? null;
  return {
    id,
    name: guestName,
    phone: given(({ guestPhone }) => guestPhone),
    email: given(({ guestEmail }) => guestEmail),
    ...{ locale, numberOfGuests, over12, linen, animals },
    note: given(({ guestNote }) => guestNote || null) ?? '',
    stays: stays.map((stay) => ({
      id: stay.id,
      startDate: stay.startDate,
      endDate: stay.endDate,
      state: stateOf(stay),
      totalCents: stay.totalCents,
      note: stay.note,
      privateNote: stay.privateNote,
    })),
  };
};

/** The guest of a stay. NOT_FOUND, BOOKING_IS_BLOCK, BOOKING_IS_ANONYMOUS. */
export const getGuest = async (db: Database, id: number): Promise<GuestCard> => {
  const stay = await findStay(db, id);
  const [latest = stay, ...earlier] = await staysOfGuest(db, stay);
  return toCard([latest, ...earlier]);
};

/** Whether a word of the name, the address or the number begins with each of the typed words. */
const beginsWith = (stay: StaffStay, words: readonly string[]): boolean => {
  const own = [
    ...foldedWords(stay.guestName),
    foldText(stay.guestEmail ?? ''),
    (stay.guestPhone ?? '').replace(/\D/g, ''),
    phoneDigits(stay.guestPhone ?? '').slice(2),
  ];
  return words.every((word) => own.some((text) => text.startsWith(word)));
};

/** Earlier guests whose name, address or number begins so, by their latest stay. */
export const searchGuests = async (db: Database, search: string): Promise<GuestCard[]> => {
  const words = foldedWords(search);
  if (words.length === 0) return [];
  let left = (await searchStays(db, words)).filter((stay) => beginsWith(stay, words));
  const guests: GuestCard[] = [];
  while (left[0] && guests.length < MOST_GUESTS) {
    const [latest] = left;
    left = left.filter((stay) => stay.id !== latest.id && !isSameGuest(latest, stay));
    guests.push(await getGuest(db, latest.id));
  }
  return guests;
};

/** Writes the note about a guest on all of their stays. Errors as `getGuest`. */
export const setGuestNote = (db: Database, { id, note }: SetGuestNoteInput): Promise<GuestCard> =>
  inTransaction(db, async (tx) => {
    const stays = await staysOfGuest(tx, await findStay(tx, id));
    await updateGuestNote(
      tx,
      stays.map((stay) => stay.id),
      note,
    );
    return getGuest(tx, id);
  });

/** The current or next stay of the guest with this address, requested or confirmed. */
export const findNextStay = async (
  db: Database,
  guestEmail: string,
  today: StayDate,
): Promise<StaffStay | null> => {
  const stays = await listStaysOfGuest(db, { guestEmail, guestPhone: null });
  const isAhead = ({ status, endDate }: StaffStay): boolean =>
    (status === 'PENDING' || status === 'CONFIRMED') && endDate >= today;
  return stays.findLast(isAhead) ?? null;
};
