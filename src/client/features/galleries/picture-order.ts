import type { Picture } from '#shared/pictures.schema.ts';

/** Begins behind the first `shown` pictures, which stand elsewhere on the page, and ends with them. */
export const beginAfter = (pictures: readonly Picture[], shown: number): Picture[] =>
  pictures.length > shown ? [...pictures.slice(shown), ...pictures.slice(0, shown)] : [...pictures];
