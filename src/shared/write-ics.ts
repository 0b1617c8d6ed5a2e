import type { StayDate } from '#shared/bookings/stay-dates.ts';

export type IcsEvent = {
  uid: string;
  /** When it was entered; stays the same, so that an unchanged calendar is sent as unchanged. */
  createdAt: string;
  startDate: StayDate;
  /** The day of departure: exclusive, as in RFC 5545. */
  until: StayDate;
  summary: string;
  location?: string;
  /** Rises with each change, so that calendars replace what they hold. */
  sequence?: number;
};

const MAX_OCTETS = 75;
const encoder = new TextEncoder();
const octetsOf = (text: string): number => encoder.encode(text).length;

/** At most 75 octets to a line, never cut within a letter. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    if (octetsOf(current) + octetsOf(letter) > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...lines, current].join('\r\n');
};

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const day = (date: StayDate): string => date.replaceAll('-', '');
const instant = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const eventLines = ({
  uid,
  createdAt,
  startDate,
  until,
  summary,
  location = '',
  sequence,
}: IcsEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${instant(createdAt)}`,
  `DTSTART;VALUE=DATE:${day(startDate)}`,
  `DTEND;VALUE=DATE:${day(until)}`,
  `SUMMARY:${escaped(summary)}`,
  ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
  ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/** A calendar of whole days by RFC 5545. */
export const writeIcs = (name: string, events: readonly IcsEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Casa vacanze//Calendario//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
