export type PictureSize = {
  /** Pixels as it is looked at. */
  width: number;
  height: number;
};

/** How a copy shows its picture: all of it, or a square of what draws the eye. */
export type CopyShape = {
  /** Pixels; of a square, its side. */
  width: number;
  isSquare: boolean;
};

export type CopyFile = CopyShape & { fileName: string };

const WHOLE_WIDTHS = [480, 640, 960, 1440];
/** A phone held upright shows little more of a large picture than a square. */
const SQUARE_SIDES = [560, 800];

const wholeShapes = ({ width: original }: PictureSize): CopyShape[] =>
  WHOLE_WIDTHS.filter((width) => width < original).map((width) => ({ width, isSquare: false }));

const squareShapes = ({ width, height }: PictureSize): CopyShape[] =>
  SQUARE_SIDES.filter((side) => side < Math.min(width, height)).map((side) => ({
    width: side,
    isSquare: true,
  }));

/** A copy of `abc.jpg` is `abc-480.webp`, or `abc-square-560.webp`. Of an address, its address. */
export const copyFileName = (fileName: string, { width, isSquare }: CopyShape): string =>
  fileName.replace(/\.[^.]+$/, `-${isSquare ? 'square-' : ''}${width}.webp`);

const named = (fileName: string, shapes: readonly CopyShape[]): CopyFile[] =>
  shapes.map((shape) => ({ ...shape, fileName: copyFileName(fileName, shape) }));

/** The copies that a picture gets, none as large as itself. */
export const copyShapes = (size: PictureSize): CopyShape[] => [
  ...wholeShapes(size),
  ...squareShapes(size),
];

/** The files of all its copies. */
export const pictureCopies = (fileName: string, size: PictureSize): CopyFile[] =>
  named(fileName, copyShapes(size));

/** Those that show all of it, ascending by width. */
export const wholeCopies = (fileName: string, size: PictureSize): CopyFile[] =>
  named(fileName, wholeShapes(size));

/** The squares, ascending by side; none of a small picture. */
export const squareCopies = (fileName: string, size: PictureSize): CopyFile[] =>
  named(fileName, squareShapes(size));
