export type PictureSize = {
  /** Pixels as displayed, after rotation. */
  width: number;
  height: number;
};

/**
 * The whole picture, a square around its most salient part, or a crop of the shape in which networks
 * show a shared page.
 */
type CopyKind = 'whole' | 'square' | 'shared';

export type CopyShape = {
  kind: CopyKind;
  /** Pixels. */
  width: number;
};

export type CopyFile = CopyShape & { fileName: string };

const WHOLE_WIDTHS = [480, 640, 960, 1440];
/** For upright phones, which show little more than a square of a large picture. */
const SQUARE_SIDES = [560, 800];
/** The size that networks ask of the picture of a shared page. */
export const SHARED_SIZE: PictureSize = { width: 1200, height: 630 };

const wholeShapes = ({ width: original }: PictureSize): CopyShape[] =>
  WHOLE_WIDTHS.filter((width) => width < original).map((width) => ({ kind: 'whole', width }));

const squareShapes = ({ width, height }: PictureSize): CopyShape[] =>
  SQUARE_SIDES.filter((side) => side < Math.min(width, height)).map((width) => ({
    kind: 'square',
    width,
  }));

const sharedShapes = ({ width, height }: PictureSize): CopyShape[] =>
  width >= SHARED_SIZE.width && height >= SHARED_SIZE.height
    ? [{ kind: 'shared', width: SHARED_SIZE.width }]
    : [];

const endings: Record<CopyKind, (width: number) => string> = {
  whole: (width) => `-${width}.webp`,
  square: (width) => `-square-${width}.webp`,
  // Not every network reads WebP.
  shared: () => '-shared.jpg',
};

/** `abc.jpg` → `abc-480.webp`, `abc-square-560.webp` or `abc-shared.jpg`; works on names and addresses. */
export const copyFileName = (fileName: string, { kind, width }: CopyShape): string =>
  fileName.replace(/\.[^.]+$/, endings[kind](width));

const named = (fileName: string, shapes: readonly CopyShape[]): CopyFile[] =>
  shapes.map((shape) => ({ ...shape, fileName: copyFileName(fileName, shape) }));

/** The copies to make of a picture; none is larger than the original. */
export const copyShapes = (size: PictureSize): CopyShape[] => [
  ...wholeShapes(size),
  ...squareShapes(size),
  ...sharedShapes(size),
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

/** The copy for networks; undefined for a picture that is smaller than it. */
export const sharedCopy = (fileName: string, size: PictureSize): CopyFile | undefined =>
  named(fileName, sharedShapes(size))[0];
