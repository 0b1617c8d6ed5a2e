import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import {
  isComune,
  isPartyComplete,
  memberKindOf,
  missingForStatistics,
  needsDocument,
  type PartyKind,
  type PersonData,
  partyKinds,
} from '#shared/party/party-rules.ts';

// Which guests the region counts, and on which day: pure rules.

/** A confirmed stay with its people, heads before their members. */
export type StayWithParty = {
  id: number;
  startDate: StayDate;
  endDate: StayDate;
  numberOfGuests: number;
  source: StaySource;
  /** Null once the guest's data are gone. */
  guestName: string | null;
  /** `HH:mm` as the guest told it, else the house's hour of check-in; empty without either. */
  arrivalTime: string;
  people: readonly { id: number; person: PersonData }[];
  /** People whom this server cannot read. */
  unreadable: number;
};

/** One person's arrival, as reported to the region. */
export type CountedGuest = {
  memberId: number;
  bookingId: number;
  arrival: StayDate;
  departure: StayDate;
  /** The police's number, 16 to 20. */
  kind: string;
  /** The arrival of the head of a member. */
  head: { memberId: number; arrival: StayDate } | null;
  person: PersonData;
  /** Why and how the party travels. */
  tourism: PersonData['tourism'];
  transport: PersonData['transport'];
  source: StaySource;
};

const numberOf = (kind: PartyKind): string => String(16 + partyKinds.indexOf(kind));

const asked = ['sex', 'birthDate', 'citizenship'] as const;

const isTold = (person: PersonData): boolean =>
  asked.every((field) => person[field] !== '') && missingForStatistics(person).length === 0;

/** The head of a member; undefined for single guests and heads, null where there is none. */
const headOf = ({ people }: StayWithParty, index: number) => {
  const kind = people[index]?.person.kind ?? '';
  if (needsDocument(kind)) return undefined;
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = people[at];
    if (kind === '' || !before || memberKindOf(before.person.kind) !== kind) return null;
    if (needsDocument(before.person.kind)) return before;
  }
  return null;
};

/** A member is reported with the head. */
const isReady = (stay: StayWithParty, index: number): boolean => {
  const own = stay.people[index];
  const head = headOf(stay, index);
  return own !== undefined && head !== null && isTold(own.person) && (!head || isTold(head.person));
};

const arrivalOf = ({ startDate }: StayWithParty, { arrivalDate }: PersonData): StayDate =>
  arrivalDate || startDate;

/** Guests who leave on the day of their arrival spend no night. */
const staysOver = (stay: StayWithParty, person: PersonData): boolean =>
  arrivalOf(stay, person) < stay.endDate;

/** Whether the region counts a stay of this length. */
export const countsStay = (
  { startDate, endDate }: Pick<StayWithParty, 'startDate' | 'endDate'>,
  longestNights: number | undefined,
): boolean => longestNights === undefined || daysBetween(startDate, endDate) <= longestNights;

/** The guests who spend a night and whose data are complete. */
export const guestsOf = (stay: StayWithParty): CountedGuest[] => {
  const [first] = stay.people;
  return stay.people.flatMap(({ id: memberId, person }, index) => {
    if (!isReady(stay, index) || !staysOver(stay, person)) return [];
    const arrival = arrivalOf(stay, person);
    const head = headOf(stay, index);
    const headsArrival = head ? arrivalOf(stay, head.person) : arrival;
    // A head who comes later, or for no night, is not in the region's file yet.
    const isAlone = headsArrival > arrival || (head && !staysOver(stay, head.person));
    return {
      memberId,
      bookingId: stay.id,
      arrival,
      departure: stay.endDate,
      kind: isAlone || person.kind === '' ? numberOf('single') : numberOf(person.kind),
      head: head && !isAlone ? { memberId: head.id, arrival: headsArrival } : null,
      person,
      tourism: first?.person.tourism ?? '',
      transport: first?.person.transport ?? '',
      source: stay.source,
    };
  });
};

/** How many of a stay's people are complete, of how many. */
export const readinessOf = (stay: StayWithParty) => {
  const complete = stay.people.filter((_person, index) => isReady(stay, index)).length;
  const people = stay.people.length + stay.unreadable;
  const expected = stay.numberOfGuests;
  return {
    complete,
    expected: Math.max(people, expected),
    isComplete: isPartyComplete({ people, complete, expected }),
  };
};

/** An Italian region, as in the codes of its comuni, or a state. */
const originOf = ({ residence }: PersonData): string =>
  isComune(residence) ? `IT${residence.slice(1, 3)}` : residence;

/** The counts of a day, without personal data. */
export type DayCounts = {
  isOpen: boolean;
  arrivals: number;
  departures: number;
  /** Guests who spend the night. */
  present: number;
  origins: { code: string; arrivals: number; nights: number }[];
};

export type Movements = DayCounts & {
  day: StayDate;
  arriving: CountedGuest[];
  leaving: CountedGuest[];
};

/** The movements of a day. A guest in the house makes a closed day an open one. */
export const movementsOf = (
  day: StayDate,
  guests: readonly CountedGuest[],
  isClosed: boolean,
): Movements => {
  const arriving = guests.filter(({ arrival }) => arrival === day);
  const leaving = guests.filter(({ departure }) => departure === day);
  const sleeping = guests.filter(({ arrival, departure }) => arrival <= day && day < departure);
  const origins = Map.groupBy(sleeping, ({ person }) => originOf(person));
  return {
    day,
    isOpen: !isClosed || sleeping.length + leaving.length > 0,
    arrivals: arriving.length,
    departures: leaving.length,
    present: sleeping.length,
    origins: [...origins].map(([code, of]) => ({
      code,
      arrivals: of.filter(({ arrival }) => arrival === day).length,
      nights: of.length,
    })),
    arriving,
    leaving,
  };
};

/** The sums of several days. */
export const sumOrigins = (days: readonly Pick<DayCounts, 'origins'>[]): DayCounts['origins'] => {
  const byCode = Map.groupBy(
    days.flatMap(({ origins }) => origins),
    ({ code }) => code,
  );
  return [...byCode].map(([code, rows]) => ({
    code,
    arrivals: rows.reduce((sum, { arrivals }) => sum + arrivals, 0),
    nights: rows.reduce((sum, { nights }) => sum + nights, 0),
  }));
};
