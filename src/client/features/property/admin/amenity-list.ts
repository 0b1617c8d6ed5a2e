import { foldText } from '#shared/fold-text.ts';

/** Room for one amenity, as the schema has it. */
export const AMENITY_MAX = 100;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether an amenity is in a list already, in whatever letters. */
export const hasAmenity = (amenities: readonly string[], amenity: string): boolean => {
  const wanted = foldText(oneLine(amenity));
  return amenities.some((known) => foldText(oneLine(known)) === wanted);
};

/** The list with one more at its end; null where nothing is to be added. */
export const withAmenity = (amenities: readonly string[], typed: string): string[] | null => {
  const amenity = oneLine(typed);
  return amenity === '' || hasAmenity(amenities, amenity) ? null : [...amenities, amenity];
};

/** The list with one amenity moved one place; the same where there is no such place. */
export const movedAmenity = (
  amenities: readonly string[],
  index: number,
  step: -1 | 1,
): string[] => {
  const amenity = amenities[index];
  const target = index + step;
  if (amenity === undefined || target < 0 || target >= amenities.length) return [...amenities];
  return amenities.toSpliced(index, 1).toSpliced(target, 0, amenity);
};
