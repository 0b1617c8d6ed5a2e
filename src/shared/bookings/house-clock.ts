let formatter: Intl.DateTimeFormat | undefined;

/** Made on first use, which takes a slow phone 50 ms. Swedish dates are written as in ISO 8601. */
const italianTime = (): Intl.DateTimeFormat => {
  formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return formatter;
};

/** Day and time at the house, as `yyyy-MM-ddTHH:mm`, independent of the machine's time zone. */
export const houseClock = (instant: Date): string =>
  italianTime().format(instant).replace(' ', 'T');

const HOUR_MS = 3_600_000;

/**
 * The instant at which the clock of the house shows `yyyy-MM-ddTHH:mm`. When the clocks go back, the
 * earlier of the two; when they go forward over it, an hour later. Null if it does not parse.
 */
export const instantAtHouse = (shown: string): string | null => {
  const asUtc = Date.parse(`${shown}:00Z`);
  // Date.parse takes 31 February for 3 March.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== shown) return null;
  // Italy is one hour ahead of UTC, or two.
  const summer = new Date(asUtc - 2 * HOUR_MS);
  const isSummer = houseClock(summer) === shown;
  return (isSummer ? summer : new Date(asUtc - HOUR_MS)).toISOString();
};
