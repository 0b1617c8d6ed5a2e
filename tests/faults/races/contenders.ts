import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addSampleStay } from '#server/features/bookings/sample-bookings.service.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';

/** A request for days at the same moment as others: a pending stay, or a block with a unique reason. */
export type Contender = { startDate: StayDate; endDate: StayDate; touches: boolean } & (
  | { kind: 'stay'; id: number }
  | { kind: 'block'; reason: string }
);

/** Nights from a day on, counted from today. */
type Wish = { day: number; nights: number; touches: boolean };

const OF_EACH_SHAPE = 25;
const A_WEEK = 7;
const SHARE_OF_BLOCKS = 0.3;

const shaped = (shape: (index: number) => Omit<Wish, 'touches'>, touches = false): Wish[] =>
  Array.from({ length: OF_EACH_SHAPE }, (_, index) => ({ ...shape(index), touches }));

/** Each shape has a separate season, so that the last ones do not overlap with the others. */
const wishes: Wish[] = [
  ...shaped(() => ({ day: 10, nights: A_WEEK })),
  ...shaped((index) => ({ day: 60 - index, nights: 2 * index + 1 })),
  ...shaped((index) => ({ day: 100 + index, nights: A_WEEK })),
  ...shaped((index) => ({ day: 140 + index * 3, nights: 3 }), true),
];

export const CONTENDERS = wishes.length;
export const TOUCHING = OF_EACH_SHAPE;

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

const makeContender = async (
  tx: Database,
  { day, nights, touches }: Wish,
  number: number,
): Promise<Contender> => {
  const now = new Date();
  const startDate = addDays(todayAtHouse(now), day);
  if (Math.random() < SHARE_OF_BLOCKS) {
    // A block takes its last day too.
    const endDate = addDays(startDate, nights - 1);
    return { kind: 'block', startDate, endDate, touches, reason: `Blocco ${number}` };
  }
  const endDate = addDays(startDate, nights);
  const id = await addSampleStay(tx, {
    startDate,
    endDate,
    guestName: `Ospite ${number}`,
    guestEmail: `ospite${number}@example.com`,
    numberOfGuests: 2,
    note: '',
    status: 'PENDING',
    createdAt: now.toISOString(),
  });
  return { kind: 'stay', startDate, endDate, touches, id };
};

/** Fills a calendar with nothing but pending stays. Returns all contenders for its days, shuffled. */
export const makeContenders = (database: Database): Promise<Contender[]> =>
  inTransaction(database, async (tx) => {
    await tx.deleteFrom('bookings').execute();
    await tx.deleteFrom('outboxMails').execute();
    const contenders: Contender[] = [];
    for (const [number, wish] of wishes.entries()) {
      contenders.push(await makeContender(tx, wish, number));
    }
    return shuffled(contenders);
  });
