import { phoneSquareWidth } from '#client/ui/phone-sizes.ts';
import { sourceSet } from '#client/ui/source-set.ts';
import { squareCopies } from '#shared/picture-copies.ts';
import type { Picture } from '#shared/pictures.schema.ts';

export type HeroSquare = { media: string; srcSet: string; sizes: string };

/**
 * What a phone held upright is shown of the first picture: a square of what draws the eye, without bytes
 * that nobody sees. Null where the picture has none.
 */
export const heroSquare = (picture: Picture): HeroSquare | null => {
  const squares = squareCopies(picture.url, picture).map(({ fileName: url, width }) => ({
    url,
    width,
  }));
  if (squares.length === 0) return null;
  return {
    media: '(width < 48rem) and (orientation: portrait)',
    srcSet: sourceSet(squares),
    sizes: phoneSquareWidth,
  };
};
