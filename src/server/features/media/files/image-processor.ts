import type { Metadata, ResizeOptions, Sharp, SharpOptions } from 'sharp';
import { createWorkQueue } from '#server/infrastructure/work-queue.ts';
import { type CopyShape, copyShapes } from '#shared/picture-copies.ts';

const COPY_QUALITY = 75;
/** For pictures that are re-encoded to drop their metadata. */
const STORED_QUALITY = 85;

/** Limits of an animation: more would keep a small server busy for many seconds. */
const MAX_FRAMES = 500;
const MAX_MOVING_PIXELS = 20_000_000;

/**
 * Loaded on first use, because it takes 30 MB. Memory is scarcer than time here: no cache, one
 * thread.
 */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** One picture is processed at a time. */
const inTurn = createWorkQueue({ atOnce: 1, waiting: 20 });

const TIME_LIMIT = { seconds: 60 };

/** Why a picture cannot be used. */
export class PictureError extends Error {
  readonly reason: 'too-large' | 'too-long' | 'unreadable';

  constructor(reason: PictureError['reason'], options?: ErrorOptions) {
    super(`picture ${reason}`, options);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

/** The library's pixel limit is off: ours is checked before anything is decoded. */
const open = async (bytes: Buffer, own: SharpOptions = {}): Promise<Sharp> => {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false, failOn: 'error', ...own }).timeout(TIME_LIMIT);
};

const readMetadata = async (bytes: Buffer): Promise<Metadata> => (await open(bytes)).metadata();

/** Runs a job in turn; what the library cannot read becomes a PictureError. */
const work = <Result>(job: () => Promise<Result>): Promise<Result> =>
  inTurn(async () => {
    try {
      return await job();
    } catch (error) {
      throw error instanceof PictureError
        ? error
        : new PictureError('unreadable', { cause: error });
    }
  });

type Drawn<Shape> = Shape & { bytes: Buffer };

/** 'attention' picks a spot per frame, so squares of an animation show its centre. */
const resizing = ({ width, isSquare }: CopyShape, { animated }: SharpOptions): ResizeOptions =>
  isSquare
    ? { width, height: width, fit: 'cover', position: animated ? 'centre' : 'attention' }
    : { width };

/** Smaller WebP copies, without the original's metadata (place, camera). */
const drawCopies = async <Shape extends CopyShape>(
  bytes: Buffer,
  shapes: readonly Shape[],
  options: SharpOptions,
): Promise<Drawn<Shape>[]> => {
  const copies: Drawn<Shape>[] = [];
  for (const shape of shapes) {
    const copy = (await open(bytes, options)).autoOrient().resize(resizing(shape, options));
    copies.push({ ...shape, bytes: await copy.webp({ quality: COPY_QUALITY }).toBuffer() });
  }
  return copies;
};

export type DrawnPicture = {
  bytes: Buffer;
  /** In pixels as displayed, after the EXIF orientation. */
  width: number;
  height: number;
  copies: Drawn<CopyShape>[];
};

/** Measures a trusted picture, which is kept as it is, and renders its copies. */
export const drawPicture = (bytes: Buffer): Promise<DrawnPicture> =>
  work(async () => {
    const { width, height } = (await readMetadata(bytes)).autoOrient;
    const copies = await drawCopies(bytes, copyShapes({ width, height }), {});
    return { bytes, width, height, copies };
  });

export type PictureEnding = 'jpg' | 'png' | 'gif' | 'webp';

const encoders: Record<PictureEnding, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: STORED_QUALITY }),
  png: (picture) => picture.png(),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ quality: STORED_QUALITY }),
};

/** The format a picture is stored in; undefined when the library does not take it. */
const storedEnding = ({ format, compression }: Metadata): PictureEnding | undefined => {
  const endings: Partial<Record<string, PictureEnding>> = {
    jpeg: 'jpg',
    png: 'png',
    gif: 'gif',
    webp: 'webp',
    // Encoding AVIF again would take many seconds.
    heif: compression === 'av1' ? 'webp' : undefined,
  };
  return endings[format];
};

const isMoving = ({ pages = 1, format }: Metadata): boolean => pages > 1 && format !== 'heif';

const assertFits = ({ width, height, pages = 1 }: Metadata, maxSide: number): void => {
  if (Math.max(width, height) > maxSide) throw new PictureError('too-large');
  const isLong = pages > MAX_FRAMES || pages * width * height > MAX_MOVING_PIXELS;
  if (pages > 1 && isLong) throw new PictureError('too-long');
};

/**
 * Re-encodes a picture and renders its copies: upright, without metadata (place, camera) or trailing
 * data; animations stay animated. `read` is called when the picture's turn comes. Throws PictureError
 * for a side over `maxSide`, an animation that is too long, and what is no picture.
 */
export const cleanPicture = (
  read: () => Promise<Buffer>,
  { maxSide }: { maxSide: number },
): Promise<DrawnPicture & { ending: PictureEnding }> =>
  work(async () => {
    const bytes = await read();
    const metadata = await readMetadata(bytes);
    const ending = storedEnding(metadata);
    if (!ending) throw new PictureError('unreadable');
    assertFits(metadata, maxSide);
    const { width, height } = metadata.autoOrient;
    const options = { animated: isMoving(metadata) };
    const picture = (await open(bytes, options)).autoOrient();
    const drawn = await encoders[ending](picture).toBuffer();
    const copies = await drawCopies(drawn, copyShapes({ width, height }), options);
    return { bytes: drawn, ending, width, height, copies };
  });

/** Renders copies of a stored picture again; `read` is called when its turn comes. Throws PictureError. */
export const drawCopiesOf = <Shape extends CopyShape>(
  read: () => Promise<Buffer>,
  shapes: readonly Shape[],
): Promise<Drawn<Shape>[]> =>
  work(async () => {
    const bytes = await read();
    return drawCopies(bytes, shapes, { animated: isMoving(await readMetadata(bytes)) });
  });

const squareFormats = new Set<string | undefined>(['jpeg', 'png', 'gif', 'webp']);

type SquareOptions = { maxSide: number; side: number; jpegQuality: number };

/**
 * A square JPEG of at most `side` pixels from the centre of a picture, without metadata. Throws
 * PictureError for a side over `maxSide`, and for what is no picture.
 */
export const squarePicture = (
  bytes: Buffer,
  { maxSide, side, jpegQuality }: SquareOptions,
): Promise<Buffer> =>
  work(async () => {
    const picture = await open(bytes);
    const { format, width, height } = await picture.metadata();
    if (!squareFormats.has(format)) throw new PictureError('unreadable');
    if (Math.max(width, height) > maxSide) throw new PictureError('too-large');
    return picture
      .autoOrient()
      .resize(side, side, { fit: 'cover', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: jpegQuality })
      .toBuffer();
  });

/** Whether an SVG can be parsed; it is not rendered. */
export const isReadableDrawing = async (svg: Buffer): Promise<boolean> => {
  try {
    return (await readMetadata(svg)).format === 'svg';
  } catch {
    return false;
  }
};
