import { foldText } from '#shared/fold-text.ts';

/** The schema's limit. */
export const AMENITY_MAX = 100;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Ignores case, accents and white space. */
export const hasAmenity = (amenities: readonly string[], amenity: string): boolean => {
  const wanted = foldText(oneLine(amenity));
  return amenities.some((known) => foldText(oneLine(known)) === wanted);
};

/** The list with an amenity added; null if the text is empty or a duplicate. */
export const withAmenity = (amenities: readonly string[], typed: string): string[] | null => {
  const amenity = oneLine(typed);
  return amenity === '' || hasAmenity(amenities, amenity) ? null : [...amenities, amenity];
};

/** The list with an amenity moved by one; unchanged at either end. */
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
