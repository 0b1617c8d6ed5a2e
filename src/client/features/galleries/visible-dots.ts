/** As many dots as fit beside each other on a phone. */
const MOST = 11;

/** The dots that are shown, as numbers of pictures from 0 on: around the current one where there are many. */
export const visibleDots = (count: number, current: number): number[] => {
  const shown = Math.min(count, MOST);
  const first = Math.min(Math.max(current - Math.floor(MOST / 2), 0), count - shown);
  return Array.from({ length: shown }, (_, index) => first + index);
};
