import type { Coordinates } from '#shared/property.schema.ts';

/** Degrees of latitude and of longitude in units of the drawing; a degree of longitude is shorter. */
const UNITS = { latitude: 14, longitude: 10.404 };
const CORNER = { latitude: 47.3, longitude: 6.3 };
const FRAME = { left: -12, top: -6, right: 140, bottom: 160 };

/** Mainland, Sardinia, Sicily and Elba in few strokes, north up. */
export const italyOutline =
  'M12 49l7-2 3-4 5-2 4 1 5 4 5 2 1 5 2 8 4 1 2 7 7 4 4 5 5 4 4 3 6 0 5 5 3 2 0 2 4-1 2 6 3 3 4-1 2 4 2 6 2 7-1 2-3 1 1 3-3 3 1 4 4 0 2-5 3-2 0-5 5-1 1-7-6-4 0-5 3-6 3 0 8 3 1 5 3 1 2-5-5-7-8-4-4-3-9-4-1-3 3-3-8-1-4-1-4-2-5-4-3-7-3-8-4-3-7-5-3-5 3-7-3-4 3-4 6-2 7 0-3-4 2-8-14-3-2-5-7 1-4 1-6 1-1 5-3-1 0 5-7-2-2-2-2 10-5-4-2-5-5 6-8 2-3 1 2 6-5 4 4 5-1 5 8 3zM20 89l5 0 5-4 5 3-1 2 3 5-2 3 0 5 0 9-1 3-5-2-2 5-5-1-1-5 1-6 0-4 0-4-3-4zM96 126l-5 2-11 2-7-3-6 1-3 5 2 3 5 1 4 3 4 3 4 0 2 4 7 2 2-5-2-7zM40 64l3 0 0-2z';

/** A place on the drawing; null outside of its frame. */
export const onItaly = ({ latitude, longitude }: Coordinates): { x: number; y: number } | null => {
  const x = Math.round((longitude - CORNER.longitude) * UNITS.longitude);
  const y = Math.round((CORNER.latitude - latitude) * UNITS.latitude);
  const isInside = x > FRAME.left && x < FRAME.right && y > FRAME.top && y < FRAME.bottom;
  return isInside ? { x, y } : null;
};
