export type MosaicShape = 'large' | 'small';

const large: readonly MosaicShape[] = ['large'];
const row: readonly MosaicShape[] = ['small', 'small', 'small', 'small'];
const largeLeft: readonly MosaicShape[] = [...large, ...row];
const largeRight: readonly MosaicShape[] = ['small', 'small', 'large', 'small', 'small'];

/**
 * The shapes of so many pictures, in their order, that fill every row of four columns: a large one
 * takes two columns and two rows. In two columns, where it takes both, every row is filled as well.
 * Three or fewer are no mosaic: each of them is small.
 */
export const mosaicShapes = (count: number): MosaicShape[] => {
  if (count < 4) return Array.from({ length: count }, () => 'small');
  // A large picture takes three places more than a small one.
  const larges = count % 4 || 4;
  const rows = (count - larges) / 4;
  const beside = Math.min(rows, larges) - ((larges - Math.min(rows, larges)) % 2);
  const pairs = (larges - beside) / 2;
  return [
    ...Array.from({ length: beside }, (_, index) => (index % 2 === 0 ? largeLeft : largeRight)),
    ...Array.from({ length: pairs }, () => [...large, ...large]),
    ...Array.from({ length: rows - beside }, () => row),
  ].flat();
};
