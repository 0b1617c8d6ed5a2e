import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedError } from './feed-problem.ts';
import { readFeed } from './feed-reader.ts';

const WINDOW = { from: '2026-05-20', until: '2030-01-01' };

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const july = ['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260711'];
const august = ['DTSTART:20260801', 'DTEND:20260808'];

const read = (text: string | Uint8Array, kind: 'airbnb' | 'booking' | 'vrbo' | 'other' = 'other') =>
  readFeed(typeof text === 'string' ? Buffer.from(text) : text, WINDOW, kind);

/** '2026-07-04 2026-07-11' for each event. */
const nights = (...lines: string[]): string[] =>
  read(calendar(...event('UID:a', ...lines))).events.map((one) => `${one.startDate} ${one.until}`);

const problemOf = (text: string): string => {
  try {
    read(text);
    return 'none';
  } catch (error) {
    return error instanceof FeedError ? error.problem : `${error}`;
  }
};

describe('the feeds of other sites', () => {
  it('Airbnb: reserved, closed, an end before its start, parameters of PRODID, no DTSTAMP', () => {
    const feed = calendar(
      'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
      'CALSCALE:GREGORIAN',
      ...event(
        'DTEND;VALUE=DATE:20260711',
        'DTSTART;VALUE=DATE:20260704',
        'UID:1418fb94e984-b2e1@airbnb.com',
        'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
        ' tails/HMABC\\nPhone Number (Last 4 Digits): 1234',
        'SUMMARY:Reserved',
      ),
      ...event(
        'DTEND;VALUE=DATE:20270601',
        'DTSTART;VALUE=DATE:20270520',
        'UID:7f662ec65913-1@airbnb.com',
        'SUMMARY:Airbnb (Not available)',
      ),
    );
    expect(read(feed, 'airbnb').events).toEqual([
      {
        uid: '1418fb94e984-b2e1@airbnb.com',
        link: 'https://www.airbnb.com/hosting/reservations/details/HMABC',
        startDate: '2026-07-04',
        until: '2026-07-11',
        isClosed: false,
      },
      {
        uid: '7f662ec65913-1@airbnb.com',
        startDate: '2027-05-20',
        until: '2027-06-01',
        isClosed: true,
      },
    ]);
  });

  it.each(['CLOSED - Not available', 'CLOSED – Not available'])('Booking.com: %s', (summary) => {
    const feed = calendar(
      'PRODID:-//admin.booking.com//NONSGML v1.0//EN',
      'METHOD:PUBLISH',
      ...event(...july, 'UID:8f2b@booking.com', `SUMMARY:${summary}`),
    );
    expect(read(feed, 'booking').events).toMatchObject([{ isClosed: false, until: '2026-07-11' }]);
  });

  it('Vrbo: LF, UUIDs, translated words for stays and blocks', () => {
    const feed = [
      'BEGIN:VCALENDAR',
      'PRODID:-//HomeAway.com, Inc.//EN',
      ...event('UID:6f1c9b1e-0000-4000-8000-000000000001', ...july, 'SUMMARY:Réservée - Chloé'),
      ...event('UID:6f1c9b1e-0000-4000-8000-000000000002', ...august, 'SUMMARY:Bloquée'),
      'END:VCALENDAR',
    ].join('\n');
    expect(read(feed, 'vrbo').events.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });
});

describe('days', () => {
  it.each<[what: string, lines: string[], found: string[]]>([
    ['an exclusive end', july, ['2026-07-04 2026-07-11']],
    ['no end', ['DTSTART;VALUE=DATE:20260704'], ['2026-07-04 2026-07-05']],
    ['an end on the first day', ['DTSTART:20260704', 'DTEND:20260704'], ['2026-07-04 2026-07-05']],
    ['an end before the start', ['DTSTART:20260704', 'DTEND:20260701'], ['2026-07-04 2026-07-05']],
    ['days with hyphens', ['DTSTART:2026-07-04', 'DTEND:2026-07-06'], ['2026-07-04 2026-07-06']],
    ['lower case', ['dtstart;value=date:20260704', 'dtend:20260706'], ['2026-07-04 2026-07-06']],
    ['a duration of days', ['DTSTART:20260704', 'DURATION:P3D'], ['2026-07-04 2026-07-07']],
    ['a duration of weeks', ['DTSTART:20260704', 'DURATION:P2W'], ['2026-07-04 2026-07-18']],
    ['a duration of hours', ['DTSTART:20260704', 'DURATION:PT36H'], ['2026-07-04 2026-07-06']],
    ['a negative duration', ['DTSTART:20260704', 'DURATION:-P3D'], ['2026-07-04 2026-07-05']],
    [
      'times in UTC, late in the evening',
      ['DTSTART:20260704T223000Z', 'DTEND:20260711T083000Z'],
      ['2026-07-05 2026-07-11'],
    ],
    [
      'times of a zone',
      [
        'DTSTART;TZID=America/New_York:20260704T190000',
        'DTEND;TZID=America/New_York:20260710T100000',
      ],
      ['2026-07-05 2026-07-10'],
    ],
    [
      'times of a quoted zone with a colon that nobody knows',
      ['DTSTART;TZID="GMT+01:00/x":20260704T233000', 'DTEND:20260706T100000'],
      ['2026-07-04 2026-07-06'],
    ],
    [
      'times without a zone',
      ['DTSTART:20260704T160000', 'DTEND:20260706T100000'],
      ['2026-07-04 2026-07-06'],
    ],
    ['a stay under way', ['DTSTART:20260518', 'DTEND:20260522'], ['2026-05-18 2026-05-22']],
    ['what is over', ['DTSTART:20260401', 'DTEND:20260520'], []],
    ['what is far away', ['DTSTART:20400101', 'DTEND:20400102'], []],
    [
      'a block into the far future',
      ['DTSTART:20290101', 'DTEND:20350101'],
      ['2029-01-01 2030-01-01'],
    ],
    ['a cancelled one', [...july, 'STATUS:CANCELLED'], []],
    [
      'a rule with exceptions and additions',
      [
        'DTSTART;VALUE=DATE:20260704',
        'DTEND;VALUE=DATE:20260706',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE;VALUE=DATE:20260711',
        'RDATE;VALUE=DATE:20260901',
      ],
      ['2026-07-04 2026-07-06', '2026-07-18 2026-07-20', '2026-09-01 2026-09-03'],
    ],
    [
      'a rule that never fits',
      ['DTSTART:20260704', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
      [],
    ],
    [
      'an alarm inside',
      ['DTSTART:20260704', 'BEGIN:VALARM', 'DTSTART:20300101', 'TRIGGER:-P1D', 'END:VALARM'],
      ['2026-07-04 2026-07-05'],
    ],
  ])('%s', (_, lines, found) => {
    expect(nights(...lines)).toEqual(found);
  });

  it('a rule without end fills the window and no more', () => {
    const found = nights('DTSTART:20200104', 'DTEND:20200105', 'RRULE:FREQ=WEEKLY;BYDAY=SA');
    expect([found[0], found.at(-1)]).toEqual(['2026-05-23 2026-05-24', '2029-12-29 2029-12-30']);
  });
});

describe('unreadable events', () => {
  it.each<[what: string, lines: string[]]>([
    ['31 February', ['DTSTART:20260231']],
    ['no start', ['DTEND:20260711']],
    ['an hour that no clock shows', ['DTSTART:20260704T990000']],
    ['an end that is no day', ['DTSTART:20260704', 'DTEND:tomorrow']],
    ['a rubbish rule', ['DTSTART:20260704', 'RRULE:x']],
    ['a rule by the second', ['DTSTART:20260704', 'RRULE:FREQ=SECONDLY']],
    ['a rule by hours', ['DTSTART:20260704', 'RRULE:FREQ=DAILY;BYHOUR=1,2,3']],
    ['a rule without a step', ['DTSTART:20260704', 'RRULE:FREQ=DAILY;INTERVAL=0']],
  ])('%s is noted by its UID, and the others are read', (_, lines) => {
    const feed = calendar(...event('UID:odd', ...lines), ...event('UID:good', ...july));
    const { events, unreadable, hasNameless } = read(feed);
    expect([events.map(({ uid }) => uid), [...unreadable], hasNameless]).toEqual([
      ['good'],
      ['odd'],
      false,
    ]);
  });

  it('an event without its end, or without a UID, is noted too', () => {
    const open = calendar('BEGIN:VEVENT', 'UID:open', ...july, ...event('UID:good', ...july));
    expect([...read(open).unreadable]).toEqual(['open']);
    expect(read(open).events).toHaveLength(1);
    expect(read(calendar(...event('DTSTART:20260231'))).hasNameless).toBe(true);
  });

  it('events of equal nights are one, and a stay rather than a closure', () => {
    const closed = [...july, 'SUMMARY:Airbnb (Not available)'];
    const feed = calendar(
      ...event('UID:closed', ...closed),
      ...event('UID:stay', ...july, 'SUMMARY:Reserved'),
      ...event('UID:again', ...july),
      ...event('UID:closed too', ...closed),
    );
    expect(read(feed, 'airbnb').events).toEqual([
      { uid: 'stay', startDate: '2026-07-04', until: '2026-07-11', isClosed: false },
    ]);
  });

  it('a UID twice takes the nights of both; none at all is known by its nights', () => {
    const feed = calendar(
      ...event('UID:a', ...july),
      ...event('UID:a', ...august),
      ...event('DTSTART:20260905', 'DTEND:20260912'),
    );
    expect(read(feed).events.map(({ uid, startDate }) => [uid, startDate])).toEqual([
      ['a', '2026-07-04'],
      ['a', '2026-08-01'],
      ['nameless 2026-09-05 2026-09-12', '2026-09-05'],
    ]);
    const named = read(
      calendar(...event('UID:__proto__', ...july), ...event('UID:constructor', ...august)),
    );
    expect(named.events).toHaveLength(2);
  });

  it.each([
    ['an empty answer', '', 'not-a-calendar'],
    ['a page', '<!doctype html><title>Login</title>', 'not-a-calendar'],
    ['a calendar without its end', calendar(...event('UID:a', ...july)).slice(0, -20), 'cut-off'],
    ['nothing but the beginning', 'BEGIN:VCALENDAR\r\n', 'cut-off'],
    ['boxes in boxes', `BEGIN:VCALENDAR\n${'BEGIN:X\n'.repeat(100_000)}`, 'not-a-calendar'],
    [
      '5,001 events',
      calendar(
        ...Array(5001)
          .fill(event('UID:a', ...july))
          .flat(),
      ),
      'too-many-events',
    ],
    [
      'many rules',
      calendar(
        ...Array(100)
          .fill(event('UID:a', 'DTSTART:20260704', 'RRULE:FREQ=DAILY'))
          .flat(),
      ),
      'too-many-events',
    ],
    [
      '130,000 days taken out of an event, with a time zone',
      calendar(
        ...event(
          'UID:a',
          'DTSTART:20260704',
          `EXDATE;TZID=Europe/Paris:${Array(130_000).fill('20261124T100000').join(',')}`,
        ),
      ),
      'too-many-events',
    ],
    [
      'a day added in each of 45,000 lines',
      calendar(
        ...event('UID:a', 'DTSTART:20260704', ...Array(45_000).fill('RDATE:20270101T100000Z')),
      ),
      'too-many-events',
    ],
    [
      'a time zone for each event',
      calendar(
        ...Array.from({ length: 51 }, (_, index) =>
          event(`UID:${index}`, `DTSTART;TZID=Etc/Zone-${index}:20260704T160000`),
        ).flat(),
      ),
      'too-many-events',
    ],
  ])('%s is refused as a whole', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});

describe('any spelling', () => {
  const text = calendar(
    ...event('UID:città@è.example', 'SUMMARY:Perché no? Così', ...july, 'X-ODD;A="b:c;d":e'),
    ...event('UID:b', 'DTSTART;VALUE=DATE:20260801', 'DTEND;VALUE=DATE:20260808'),
  );
  const plain = read(text);

  it('a byte order mark, junk lines and other ends of lines change nothing', () => {
    expect(read(`\uFEFF${text}`)).toEqual(plain);
    expect(read(text.replaceAll('\r\n', '\n'))).toEqual(plain);
    expect(read(text.replaceAll('\r\n', '\r'))).toEqual(plain);
    expect(read(text.replace('VERSION:2.0', 'rubbish\r\n\r\n=?:;;\r\n: \r\n"'))).toEqual(plain);
    expect(read(`${text}\r\n<!-- made by a proxy -->`)).toEqual(plain);
  });

  it('a fold at any byte changes nothing, even inside a letter', () => {
    const bytes = Buffer.from(text);
    for (let index = 1; index < bytes.length; index += 1) {
      // Between the two bytes of a line's end there is no line to fold.
      if (bytes[index - 1] === 13 || bytes[index - 1] === 10 || bytes[index] === 10) continue;
      if (bytes[index] === 13) continue;
      for (const fold of ['\r\n ', '\n\t']) {
        const folded = Buffer.concat([
          bytes.subarray(0, index),
          Buffer.from(fold),
          bytes.subarray(index),
        ]);
        expect(read(folded), `at ${index}`).toEqual(plain);
      }
    }
  });

  it('any cut is refused', () => {
    for (let length = 0; length < text.trimEnd().length; length += 1) {
      expect(problemOf(text.slice(0, length)), `at ${length}`).not.toBe('none');
    }
  });

  it('no mutation throws anything else', () => {
    const bytes = Buffer.from(text);
    const mutation = fc.array(
      fc.record({ at: fc.nat(bytes.length - 1), byte: fc.nat(255), drop: fc.boolean() }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(mutation, (changes) => {
        const odd = Buffer.from(bytes);
        for (const { at, byte } of changes) odd[at] = byte;
        const kept = odd.filter(
          (_, index) => !changes.some(({ at, drop }) => drop && at === index),
        );
        expect(() => {
          try {
            read(kept);
          } catch (error) {
            if (!(error instanceof FeedError)) throw error;
          }
        }).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
