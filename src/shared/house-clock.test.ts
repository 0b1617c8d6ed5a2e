import { expect, it } from 'vitest';
import { houseClock } from './house-clock.ts';

const inRome = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

const HOUR_MS = 3_600_000;

/** Every hour of the years, and a minute before each. */
const instantsOf = (from: number, until: number): Date[] => {
  const hours = (Date.UTC(until, 0) - Date.UTC(from, 0)) / HOUR_MS;
  return Array.from({ length: hours }, (_, hour) => Date.UTC(from, 0) + hour * HOUR_MS).flatMap(
    (ms) => [new Date(ms - 60_000), new Date(ms)],
  );
};

it.each([
  [1996, 1998],
  [2024, 2032],
  [2060, 2062],
])('shows from %i to %i what the clocks of Rome show', (from, until) => {
  const wrong = instantsOf(from, until).filter(
    (instant) => houseClock(instant) !== inRome.format(instant).replace(' ', 'T'),
  );
  expect(wrong).toEqual([]);
});
