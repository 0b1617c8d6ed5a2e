import { instantAtHouse } from '#shared/bookings/house-clock.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { GuestMailKind } from './guest-mail-kinds.ts';

// When the mails around a stay are due, by the clock of the house.

/** The facts of a stay that decide the time of a mail. */
export type TimedStay = {
  startDate: StayDate;
  endDate: StayDate;
  /** When it was first confirmed; null if that is not known. */
  confirmedAt: string | null;
  /** The last days of the deposit and the balance; null where none is asked. */
  depositDueOn: StayDate | null;
  balanceDueOn: StayDate | null;
};

export type GuestMailTime = { kind: GuestMailKind; days: number; hour: string };

const confirmedOn = ({ confirmedAt }: TimedStay): StayDate | null =>
  confirmedAt && todayAtHouse(new Date(confirmedAt));

/** No reminder on the day of the confirmation, which says what is due. */
const reminderOf = (dueOn: StayDate | null, stay: TimedStay, days: number): StayDate | null => {
  const day = dueOn && addDays(dueOn, -days);
  return day && day > (confirmedOn(stay) ?? '') ? day : null;
};

const dayOf: Record<GuestMailKind, (stay: TimedStay, days: number) => StayDate | null> = {
  welcome: (stay, days) => {
    const day = confirmedOn(stay);
    return day && addDays(day, days);
  },
  party: ({ startDate }, days) => addDays(startDate, -days),
  arrival: ({ startDate }, days) => addDays(startDate, -days),
  thanks: ({ endDate }, days) => addDays(endDate, days),
  depositDue: (stay, days) => reminderOf(stay.depositDueOn, stay, days),
  depositLate: ({ depositDueOn }, days) => depositDueOn && addDays(depositDueOn, days),
  balanceDue: (stay, days) => reminderOf(stay.balanceDueOn, stay, days),
  balanceLate: ({ balanceDueOn }, days) => balanceDueOn && addDays(balanceDueOn, days),
};

/** Thanks are of use as long as the page of a stay is open. */
export const THANKS_UNTIL = 30;

/** The last day on which the mail tells its guest something. */
const lastDayOf: Record<GuestMailKind, (stay: TimedStay) => StayDate> = {
  welcome: ({ startDate }) => startDate,
  party: ({ startDate }) => startDate,
  arrival: ({ startDate }) => startDate,
  thanks: ({ endDate }) => addDays(endDate, THANKS_UNTIL),
  depositDue: ({ depositDueOn, startDate }) => depositDueOn ?? startDate,
  depositLate: ({ startDate }) => startDate,
  balanceDue: ({ balanceDueOn, startDate }) => balanceDueOn ?? startDate,
  balanceLate: ({ endDate }) => addDays(endDate, THANKS_UNTIL),
};

/** Later than this a mail is not sent by itself. */
const LATE_MS = 24 * 60 * 60 * 1000;

/** `late`: only staff can still send it. `over`: it is of no use any more, or never was. */
export type GuestMailStand = 'early' | 'due' | 'late' | 'over';

export const standOf = (
  { kind, days, hour }: GuestMailTime,
  stay: TimedStay,
  now: Date,
): GuestMailStand => {
  const day = dayOf[kind](stay, days);
  const at = day && instantAtHouse(`${day}T${hour}`);
  if (at === null || todayAtHouse(now) > lastDayOf[kind](stay)) return 'over';
  const lateBy = now.getTime() - Date.parse(at);
  if (lateBy < 0) return 'early';
  return lateBy <= LATE_MS ? 'due' : 'late';
};
