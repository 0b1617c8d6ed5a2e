import type { PriceRules } from '#shared/prices/price-lists.ts';
import { isNightTaken, nightStateOn, type Occupation } from './occupancy.ts';
import { addDays, type StayDate } from './stay-dates.ts';

// A gap: all free nights between two taken stretches, which may be asked for whole whatever the rules of its period
// (decision 53). Confirmed stays, blocks, other sites' nights and nights that offers hold are taken; requests are not.

type Calendar = { occupations: readonly Occupation[]; today: StayDate };

/**
 * The departure day of the gap that begins with the night of `start`; null if none begins there, or if it is longer
 * than the rule says. Nights before today cannot be sold, so a gap that today lies in begins today.
 */
export const gapEnd = (
  start: StayDate,
  { gap }: PriceRules,
  { occupations, today }: Calendar,
): StayDate | null => {
  const isTaken = (night: StayDate) => isNightTaken(nightStateOn(night, occupations));
  if (!gap || start < today || isTaken(start)) return null;
  if (start > today && !isTaken(addDays(start, -1))) return null;
  for (let nights = 1; nights <= gap.nights; nights += 1) {
    const departure = addDays(start, nights);
    if (isTaken(departure)) return departure;
  }
  return null;
};
