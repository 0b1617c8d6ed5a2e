type Size = { width: number; height: number };

/** The size of a picture whose longer side is at most `maxSide`; a smaller one stays as it is. */
export const shrunkSize = ({ width, height }: Size, maxSide: number): Size => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const shrink = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: shrink(width), height: shrink(height) };
};
