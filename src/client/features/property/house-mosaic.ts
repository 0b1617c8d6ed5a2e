import type { Picture } from '#shared/media/pictures.schema.ts';

/** A grid in which one picture is `large` columns wide and as many rows high, the others one cell each. */
export type HouseMosaic = { shown: number; columns: number; large: number };

const layouts: readonly HouseMosaic[] = [
  { shown: 1, columns: 1, large: 1 },
  { shown: 2, columns: 2, large: 1 },
  { shown: 3, columns: 3, large: 2 },
  { shown: 4, columns: 4, large: 3 },
  { shown: 5, columns: 4, large: 4 },
];

/** As many of the house's first pictures as fill a rectangle of equal cells. */
export const houseMosaic = (count: number): HouseMosaic | null =>
  layouts[Math.min(count, layouts.length) - 1] ?? null;

/** At most this many. */
const MOSAIC_PICTURES = layouts.length;

/** On phones at most three: the large one and two beside it. */
export const PHONE_PICTURES = 3;

/** The house's pictures that the home page shows. */
export const mosaicPictures = (house: { pictures: readonly Picture[] } | undefined): Picture[] =>
  house?.pictures.slice(0, MOSAIC_PICTURES) ?? [];
