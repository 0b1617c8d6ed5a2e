import { isStayDate, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { FeedError } from './feed-problem.ts';

// The lines of a feed as properties, and the days that they name.

/** Each time zone's formatter takes memory outside V8's heap. */
const MAX_ZONES = 50;
/** Days added to recurring events and taken out of them, in the whole feed. */
const MAX_EXTRA_DATES = 2000;

export type Property = { name: string; zone: string | null; value: string };

/** Unfolds the bytes before they are decoded, since a fold may lie inside a letter. */
export const linesOf = (bytes: Uint8Array): string[] => {
  const unfolded = Buffer.from(bytes)
    .toString('latin1')
    .replace(/(?:\r\n|\r|\n)[ \t]/g, '');
  return new TextDecoder().decode(Buffer.from(unfolded, 'latin1')).split(/\r\n|\r|\n/);
};

/** The first colon outside of quotes. */
const colonOf = (line: string): number => {
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === ':' && !isQuoted) return index;
  }
  return -1;
};

export const propertyOf = (line: string): Property | null => {
  const colon = colonOf(line);
  if (colon < 0) return null;
  const [name = '', ...parameters] = line.slice(0, colon).split(';');
  const zone = parameters.find((parameter) => /^tzid=/i.test(parameter.trim()));
  return {
    name: name.trim().toUpperCase(),
    zone: zone ? zone.trim().slice(5).replaceAll('"', '') : null,
    value: line.slice(colon + 1).trim(),
  };
};

const makeClock = (timeZone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return null;
  }
};

const moment = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?\d{2})?(Z?))?$/i;

/**
 * Reads the days of one feed. It keeps a formatter for each time zone: making one takes long, and memory
 * that no limit of the heap counts.
 */
export const createDayReader = () => {
  const clocks = new Map<string, Intl.DateTimeFormat | null>();
  let extraDates = 0;

  /** Null for an unknown zone. */
  const clockOf = (zone: string): Intl.DateTimeFormat | null => {
    const known = clocks.get(zone);
    if (known !== undefined) return known;
    if (clocks.size >= MAX_ZONES) throw new FeedError('too-many-events');
    const clock = makeClock(zone);
    clocks.set(zone, clock);
    return clock;
  };

  /** The day at the house when the clocks of a zone show this time; null for an unknown zone. */
  const houseDayOf = (wallMs: number, zone: string): StayDate | null => {
    const clock = clockOf(zone);
    if (!clock) return null;
    const shownMs = Date.parse(`${clock.format(new Date(wallMs)).replace(' ', 'T')}Z`);
    return todayAtHouse(new Date(wallMs - (shownMs - wallMs)));
  };

  /** The day at the house that a property names; null if it does not parse. */
  const dayOf = ({ value, zone }: Property): StayDate | null => {
    const [, year, month, date, hours, minutes, utc] = moment.exec(value) ?? [];
    const day = `${year}-${month}-${date}`;
    if (!isStayDate(day)) return null;
    if (hours === undefined) return day;
    const wallMs = Date.parse(`${day}T${hours}:${minutes}:00Z`);
    if (Number.isNaN(wallMs)) return null;
    if (utc) return todayAtHouse(new Date(wallMs));
    // Without a known zone the time is the house's local time.
    return (zone === null ? null : houseDayOf(wallMs, zone)) ?? day;
  };

  /** The days of all RDATE or EXDATE of an event. */
  const daysIn = (properties: readonly Property[] = []): (StayDate | null)[] =>
    properties.flatMap(({ value, zone, name }) => {
      const dates = value.split(',', MAX_EXTRA_DATES + 1);
      extraDates += dates.length;
      if (extraDates > MAX_EXTRA_DATES) throw new FeedError('too-many-events');
      return dates.map((date) => dayOf({ name, zone, value: date.split('/')[0]?.trim() ?? '' }));
    });

  return { dayOf, daysIn };
};

export type DayReader = ReturnType<typeof createDayReader>;
