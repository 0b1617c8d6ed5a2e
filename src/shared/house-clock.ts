// What the clock on the house's wall shows, reckoned. `Intl` knows it too, but takes a slow phone 50 ms
// to get ready, just when a page comes alive under somebody's finger.

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The last Sunday of a month (1 to 12) at 01:00 UTC: then clocks change all over the Union (directive 2000/84/EC). */
const changeOfClocks = (year: number, month: number): number => {
  const lastDay = Date.UTC(year, month, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS;
};

/** How many hours of UTC the house's clock is ahead of it: 1 in winter, 2 in summer. */
export const hoursAhead = (instant: Date): number => {
  const year = instant.getUTCFullYear();
  const isSummer =
    instant.getTime() >= changeOfClocks(year, 3) && instant.getTime() < changeOfClocks(year, 10);
  return isSummer ? 2 : 1;
};

/** The house's day and time at an instant since 1996, as `yyyy-MM-ddTHH:mm`, whatever zone this machine keeps. */
export const houseClock = (instant: Date): string =>
  new Date(instant.getTime() + hoursAhead(instant) * HOUR_MS).toISOString().slice(0, 16);
