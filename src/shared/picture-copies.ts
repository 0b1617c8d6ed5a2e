export type PictureSize = {
  /** Pixels as displayed, after rotation. */
  width: number;
  height: number;
};

/** The whole picture, or a square crop around its most salient part. */
export type CopyShape = {
  /** Pixels; for a square, its side. */
  width: number;
  isSquare: boolean;
};

export type CopyFile = CopyShape & { fileName: string };

const WHOLE_WIDTHS = [480, 640, 960, 1440];
/** For upright phones, which show little more than a square of a large picture. */
const SQUARE_SIDES = [560, 800];

const wholeShapes = ({ width: original }: PictureSize): CopyShape[] =>
  WHOLE_WIDTHS.filter((width) => width < original).map((width) => ({ width, isSquare: false }));

const squareShapes = ({ width, height }: PictureSize): CopyShape[] =>
  SQUARE_SIDES.filter((side) => side < Math.min(width, height)).map((side) => ({
    width: side,
    isSquare: true,
  }));

/** `abc.jpg` → `abc-480.webp` or `abc-square-560.webp`; works on names and addresses. */
export const copyFileName = (fileName: string, { width, isSquare }: CopyShape): string =>
  fileName.replace(/\.[^.]+$/, `-${isSquare ? 'square-' : ''}${width}.webp`);

const named = (fileName: string, shapes: readonly CopyShape[]): CopyFile[] =>
  shapes.map((shape) => ({ ...shape, fileName: copyFileName(fileName, shape) }));

/** The copies to make of a picture; none is as large as the original. */
export const copyShapes = (size: PictureSize): CopyShape[] => [
  ...wholeShapes(size),
  ...squareShapes(size),
];

/** The file names of all copies. */
export const pictureCopies = (fileName: string, size: PictureSize): CopyFile[] =>
  named(fileName, copyShapes(size));

/** Uncropped copies, ascending by width. */
export const wholeCopies = (fileName: string, size: PictureSize): CopyFile[] =>
  named(fileName, wholeShapes(size));

/** Square copies, ascending by side; a small picture has none. */
export const squareCopies = (fileName: string, size: PictureSize): CopyFile[] =>
  named(fileName, squareShapes(size));
