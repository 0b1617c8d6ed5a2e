import assert from 'node:assert/strict';
import type { Database } from '#server/database/database.types.ts';
import { listBookings } from '#server/features/bookings/bookings.repository.ts';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import { holdsDates, occupiedInterval, overlaps } from '#shared/bookings/occupancy.ts';
import { eachDay } from '#shared/bookings/stay-dates.ts';
import { type Contender, makeContenders } from './contenders.ts';
import type { Party } from './parties.ts';

type Outcome = { contender: Contender; outcome: string };

export type RaceCounts = { held: number; refused: number; putOff: number };

const takes = (contender: Contender) =>
  occupiedInterval({
    ...contender,
    status: contender.kind === 'block' ? 'NOT_AVAILABLE' : 'PENDING',
  });

const isOf = (contender: Contender, booking: StaffBooking): boolean =>
  contender.kind === 'block'
    ? booking.isBlocked && booking.reason === contender.reason
    : booking.id === contender.id;

/** Every night has at most one holder, and exactly the accepted contenders hold nights. */
const assertOneHolder = (holders: readonly StaffBooking[], winners: readonly Outcome[]): void => {
  const nights = holders.flatMap((holder) => {
    const { from, until } = occupiedInterval(holder);
    return eachDay(from, until);
  });
  assert.equal(new Set(nights).size, nights.length, 'A night is held twice');
  assert.equal(holders.length, winners.length);
  for (const { contender } of winners) {
    assert.ok(holders.some((holder) => isOf(contender, holder)));
  }
};

/** Each loser overlaps with a winner and is unchanged: no free night was refused. */
const assertRefusedForAReason = (
  losers: readonly Outcome[],
  bookings: readonly StaffBooking[],
  holders: readonly StaffBooking[],
): void => {
  for (const { contender, outcome } of losers) {
    assert.equal(outcome, 'DATES_TAKEN');
    assert.equal(contender.touches, false, 'Who only touches others was refused');
    assert.ok(holders.some((holder) => overlaps(occupiedInterval(holder), takes(contender))));
    const booking = bookings.find((candidate) => isOf(contender, candidate));
    assert.equal(booking?.status, contender.kind === 'block' ? undefined : 'PENDING');
  }
};

/** One mail for each confirmed stay, and no other. */
const assertOneMailEach = async (
  database: Database,
  holders: readonly StaffBooking[],
): Promise<void> => {
  const mails = await database
    .selectFrom('outboxMails')
    .select(['kind', 'recipientEmail'])
    .execute();
  const confirmed = holders.flatMap((holder) => (holder.isBlocked ? [] : [holder.guestEmail]));
  assert.deepEqual(
    mails.map((mail) => `${mail.kind} ${mail.recipientEmail}`).sort(),
    confirmed.map((email) => `booking-confirmed ${email}`).sort(),
  );
};

/**
 * A hundred contenders for days, all at once, distributed over the parties. Throws if the site breaks a
 * promise.
 */
export const race = async (database: Database, parties: readonly Party[]): Promise<RaceCounts> => {
  const contenders = await makeContenders(database);
  let putOff = 0;
  const settle = async (contender: Contender, party: Party): Promise<Outcome> => {
    const outcome = await party(contender);
    if (outcome !== 'UNAVAILABLE') return { contender, outcome };
    putOff += 1;
    return settle(contender, party);
  };
  const outcomes = await Promise.all(
    contenders.map((contender, index) =>
      settle(contender, parties[index % parties.length] as Party),
    ),
  );

  const bookings = await listBookings(database);
  const holders = bookings.filter(({ status }) => holdsDates(status));
  const winners = outcomes.filter(({ outcome }) => outcome === 'OK');
  const losers = outcomes.filter(({ outcome }) => outcome !== 'OK');
  assertOneHolder(holders, winners);
  assertRefusedForAReason(losers, bookings, holders);
  await assertOneMailEach(database, holders);
  return { held: winners.length, refused: losers.length, putOff };
};
