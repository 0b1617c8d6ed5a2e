/** The number of dots that fit between the buttons on a phone. */
const MAX_DOTS = 7;

/** Zero-based indexes, centered on the current picture if not all dots fit. */
export const visibleDots = (count: number, current: number): number[] => {
  const shown = Math.min(count, MAX_DOTS);
  const first = Math.min(Math.max(current - Math.floor(MAX_DOTS / 2), 0), count - shown);
  return Array.from({ length: shown }, (_, index) => first + index);
};
