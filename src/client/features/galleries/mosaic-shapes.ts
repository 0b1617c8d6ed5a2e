export type MosaicShape = 'large' | 'small';

const large: readonly MosaicShape[] = ['large'];
const row: readonly MosaicShape[] = ['small', 'small', 'small', 'small'];
const largeLeft: readonly MosaicShape[] = [...large, ...row];
const largeRight: readonly MosaicShape[] = ['small', 'small', 'large', 'small', 'small'];

/**
 * The shapes of `count` pictures that fill every row of a grid with four columns, where a large
 * picture spans two columns and two rows. They also fill a grid with two columns, where a large
 * picture spans both. Three or fewer pictures are all small.
 */
export const mosaicShapes = (count: number): MosaicShape[] => {
  if (count < 4) return Array.from({ length: count }, () => 'small');
  // A large picture takes three cells more than a small one.
  const largeCount = count % 4 || 4;
  const rows = (count - largeCount) / 4;
  const beside = Math.min(rows, largeCount) - ((largeCount - Math.min(rows, largeCount)) % 2);
  const pairs = (largeCount - beside) / 2;
  return [
    ...Array.from({ length: beside }, (_, index) => (index % 2 === 0 ? largeLeft : largeRight)),
    ...Array.from({ length: pairs }, () => [...large, ...large]),
    ...Array.from({ length: rows - beside }, () => row),
  ].flat();
};
