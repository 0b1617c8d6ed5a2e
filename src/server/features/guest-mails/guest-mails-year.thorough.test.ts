import { expect, it } from 'vitest';
import { cancelStay } from '#server/features/bookings/booking-decisions.service.ts';
import { updateBooking } from '#server/features/bookings/stay-corrections.service.ts';
import { updateGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { setParty } from '#server/features/party/party.service.ts';
import { houseClock } from '#shared/bookings/house-clock.ts';
import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { putStay } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { enqueueDueGuestMails, listMailsByHand } from './due-guest-mails.service.ts';
import { updateGuestMails } from './guest-mails.service.ts';

// A year with sixty stays, its clock moved every three hours, against a second and simpler calculation.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = 3 * HOUR_MS;
const STAYS = 60;

// 2:30 is an hour that the clocks leave out in spring, and repeat in autumn.
const rules = {
  welcome: { days: 1, hour: '10:00' },
  party: { days: 5, hour: '09:00' },
  arrival: { days: 3, hour: '02:30' },
  thanks: { days: 1, hour: '18:30' },
} as const;
type Kind = keyof typeof rules;
const kinds = Object.keys(rules) as Kind[];

/** The site is off from one until the other. */
const stops: readonly (readonly [string, string])[] = [
  ['2026-02-11T07:20:00Z', '2026-02-11T13:40:00Z'],
  ['2026-05-02T00:00:00Z', '2026-05-07T09:00:00Z'],
  ['2026-07-17T12:00:00Z', '2026-07-18T14:00:00Z'],
  ['2026-11-06T20:00:00Z', '2026-11-07T09:00:00Z'],
];

const moments = (): Date[] => {
  const all: Date[] = [];
  for (let at = Date.parse('2026-01-01T00:30:00Z'); at < Date.parse('2027-02-01'); at += STEP_MS) {
    const iso = new Date(at).toISOString();
    if (!stops.some(([from, until]) => from <= iso && iso < until)) all.push(new Date(at));
  }
  return all;
};

type Stay = {
  id: number;
  startDate: StayDate;
  endDate: StayDate;
  confirmedAt: string;
  hasAddress: boolean;
  isOff: boolean;
  /** From then on, nobody's data are missing. */
  completeAt: string;
};

/** The first half hour in which the house's clock shows a day and an hour, or a later one. */
const firstShown = (day: StayDate, hour: string): number => {
  let at = Date.parse(`${addDays(day, -1)}T12:00:00Z`);
  while (houseClock(new Date(at)) < `${day}T${hour}`) at += HOUR_MS / 2;
  return at;
};
const shown = new Map<string, number>();
const momentOf = (day: StayDate, hour: string): number => {
  const key = `${day}T${hour}`;
  const at = shown.get(key) ?? firstShown(day, hour);
  shown.set(key, at);
  return at;
};

const dayOf = (kind: Kind, { startDate, endDate, confirmedAt }: Stay): StayDate =>
  ({
    welcome: addDays(houseClock(new Date(confirmedAt)).slice(0, 10), rules.welcome.days),
    party: addDays(startDate, -rules.party.days),
    arrival: addDays(startDate, -rules.arrival.days),
    thanks: addDays(endDate, rules.thanks.days),
  })[kind];

const lastDayOf = (kind: Kind, { startDate, endDate }: Stay): StayDate =>
  kind === 'thanks' ? addDays(endDate, 30) : startDate;

const simpleStand = (kind: Kind, stay: Stay, now: Date): 'send' | 'list' | 'nothing' => {
  const late = now.getTime() - momentOf(dayOf(kind, stay), rules[kind].hour);
  const isTold = kind === 'party' && stay.completeAt <= now.toISOString();
  const isOver = houseClock(now).slice(0, 10) > lastDayOf(kind, stay);
  if (stay.isOff || isTold || late < 0 || isOver || stay.confirmedAt > now.toISOString())
    return 'nothing';
  return late <= DAY_MS && stay.hasAddress ? 'send' : 'list';
};

/** Guests' data are complete long before the arrival, a day before their mail, after it, or too late. */
const completeDays = [-30, -6, -2, 40];

const somebody = {
  kind: 'single',
  surname: 'Verdi',
  name: 'Anna',
  sex: 'F',
  birthDate: '1984-03-05',
  birthPlace: '100000216',
  citizenship: '100000216',
  documentKind: 'IDENT',
  documentNumber: 'L01X00T47',
  documentPlace: '100000216',
} as const;

/**
 * Stays of four nights, every six days, two of them three days after the clocks change; each third is confirmed on
 * the eve of its arrival, some have no address.
 */
const planned = (n: number): Omit<Stay, 'id'> => {
  const startDate = addDays('2026-01-07', n * 6);
  const ahead = n % 3 === 0 ? 1 : 20;
  return {
    startDate,
    endDate: addDays(startDate, 4),
    confirmedAt: `${addDays(startDate, -ahead)}T16:20:00.000Z`,
    hasAddress: n % 7 !== 5,
    isOff: false,
    completeAt: `${addDays(startDate, completeDays[n % completeDays.length] ?? 0)}T05:00:00.000Z`,
  };
};

it('sends each mail once at its hour, or lists it, or leaves it for a reason', async () => {
  const t = await createTestApp();
  const { app, clock } = t;
  clock.set('2025-11-01T10:00:00Z');
  const on = kinds.map((kind) => [kind, { ...rules[kind], isOn: true }]);
  await updateGuestMails(app, Object.fromEntries(on));
  await updateGuestInformation(app, { isOn: true, asksGuests: true });
  const stays: Stay[] = [];
  for (let n = 0; n < STAYS; n += 1) {
    const plan = planned(n);
    const { startDate, endDate } = plan;
    const id = await putStay(app, { startDate, endDate, numberOfGuests: 1 });
    await app.database
      .updateTable('bookings')
      .set({
        agreedAt: plan.confirmedAt,
        guestEmail: plan.hasAddress ? `ospite${n}@example.com` : null,
      })
      .where('id', '=', id)
      .execute();
    stays.push({ ...plan, id });
  }
  await deliverMails(app);

  const sent: string[] = [];
  const expected: string[] = [];
  const had = new Set<string>();
  const told = new Set<number>();
  const steps = moments();
  for (const [index, now] of steps.entries()) {
    clock.set(now.toISOString());
    await app.database
      .updateTable('bookings')
      .set({ status: 'CONFIRMED' })
      .where('status', '=', 'PENDING')
      .where('agreedAt', '<=', now.toISOString())
      .execute();
    for (const { id, completeAt } of stays) {
      if (told.has(id) || completeAt > now.toISOString()) continue;
      told.add(id);
      await setParty(app, { id, guests: [somebody] });
    }
    const known = stays.filter(({ confirmedAt }) => confirmedAt <= now.toISOString());
    // Now and then a stay is cancelled, or moved by a day.
    const stay = known[index % STAYS];
    if (stay && !stay.isOff && index % 251 === 33) {
      await cancelStay(app, { id: stay.id, reason: '', tellGuest: false });
      stay.isOff = true;
    }
    if (stay && !stay.isOff && index % 103 === 11 && stay.startDate > houseClock(now)) {
      const dates = { startDate: addDays(stay.startDate, 1), endDate: addDays(stay.endDate, 1) };
      await updateBooking(app, { id: stay.id, ...dates, tellGuest: false });
      Object.assign(stay, dates);
    }
    for (const one of known) {
      for (const kind of kinds) {
        const key = `${one.id} ${kind}`;
        if (had.has(key) || simpleStand(kind, one, now) !== 'send') continue;
        had.add(key);
        expected.push(`${now.toISOString()} ${key}`);
      }
    }
    if ((await enqueueDueGuestMails(app)) > 0) {
      const waiting = await app.database
        .selectFrom('outboxMails')
        .select('subjectData')
        .where('state', '=', 'WAITING')
        .execute();
      expect(await deliverMails(app)).toHaveLength(waiting.length);
      for (const { subjectData } of waiting) {
        const { bookingId, about } = JSON.parse(subjectData);
        sent.push(`${now.toISOString()} ${bookingId} ${about}`);
      }
    }
    if (index % 80 === 0 || steps[index + 1]?.getTime() !== now.getTime() + STEP_MS) {
      const listed = (await listMailsByHand(app)).map((one) => `${one.bookingId} ${one.kind}`);
      const simple = known.flatMap((one) =>
        kinds
          .filter((kind) => !had.has(`${one.id} ${kind}`) && simpleStand(kind, one, now) === 'list')
          .map((kind) => `${one.id} ${kind}`),
      );
      expect(listed.toSorted(), now.toISOString()).toEqual(simple.toSorted());
    }
  }
  expect(sent.toSorted()).toEqual(expected.toSorted());
  expect(new Set(sent.map((line) => line.slice(25))).size).toBe(sent.length);
  // Neither calculation is empty.
  expect(sent.length).toBeGreaterThan(100);
  expect(sent.filter((line) => line.endsWith(' party')).length).toBeGreaterThan(15);
  await t.close();
}, 120_000);
