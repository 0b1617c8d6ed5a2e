import type { Coordinates } from '#shared/property.schema.ts';

/** One angle: '39.13862', '39,13862', '39°08\'19"N', '8° 16.45\' E'. */
const angle =
  /(?<sign>[-−])?(?<degrees>\d{1,3}(?:[.,]\d+)?)(?:\s*°\s*(?:(?<minutes>\d{1,2}(?:[.,]\d+)?)\s*['\u2032’])?\s*(?:(?<seconds>\d{1,2}(?:[.,]\d+)?)\s*(?:"|\u2033|”|''|\u2032\u2032))?)?\s*(?<side>[NSEWO])?/giu;

const numberOf = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

const degreesOf = ({ groups = {} }: RegExpMatchArray): number => {
  const { sign, degrees, minutes, seconds, side = '' } = groups;
  const size = numberOf(degrees) + numberOf(minutes) / 60 + numberOf(seconds) / 3600;
  const isNegative = sign !== undefined || /[SWO]/i.test(side);
  return Math.round((isNegative ? -size : size) * 1e6) / 1e6;
};

/**
 * Coordinates as map applications write them: in decimals, with a point or an Italian comma, or in
 * degrees, minutes and seconds. Null for anything else.
 */
export const parseCoordinates = (typed: string): Coordinates | null => {
  // '39.1, 8.2' and '39,1; 8,2': a comma before a blank separates.
  const text = typed.trim().replace(/[,;]\s+|;/g, ' ');
  const pair = /^(-?\d+\.\d+),(-?\d+\.\d+)$/.exec(text);
  const spaced = pair ? `${pair[1]} ${pair[2]}` : text;
  const found = [...spaced.matchAll(angle)];
  const [latitude, longitude] = found.map(degreesOf);
  const rest = spaced.replace(angle, '').trim();
  if (found.length !== 2 || rest !== '' || latitude === undefined || longitude === undefined)
    return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
};

const DECIMALS = 5;

/** '39.13862, 8.27411', as map applications take them. */
export const formatCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`;
