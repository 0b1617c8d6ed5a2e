import type { Metadata, ResizeOptions, Sharp, SharpOptions } from 'sharp';
import { type CopyShape, copyShapes, SHARED_SIZE } from '#shared/media/picture-copies.ts';
import { PictureError } from './picture-error.ts';

const COPY_QUALITY = 75;
/** For pictures that are re-encoded to drop their metadata. */
const STORED_QUALITY = 85;

/** Limits of an animation: larger ones would keep a small server busy for many seconds. */
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

/** sharp's own pixel limit is off: ours is checked before anything is decoded. */
const open = async (bytes: Buffer, own: SharpOptions = {}): Promise<Sharp> => {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false, failOn: 'error', ...own });
};

const readMetadata = async (bytes: Buffer): Promise<Metadata> => (await open(bytes)).metadata();

export type Drawn<Shape> = Shape & { bytes: Buffer };

/** 'attention' picks a spot per frame, so squares of an animation show its centre. */
const resizing = ({ width, kind }: CopyShape, { animated }: SharpOptions): ResizeOptions => {
  if (kind === 'whole') return { width };
  const height = kind === 'square' ? width : SHARED_SIZE.height;
  return { width, height, fit: 'cover', position: animated ? 'centre' : 'attention' };
};

/** A network that shows a shared page takes one still JPEG. */
const drawCopy = async (
  bytes: Buffer,
  shape: CopyShape,
  options: SharpOptions,
): Promise<Buffer> => {
  const isShared = shape.kind === 'shared';
  const own = isShared ? {} : options;
  const copy = (await open(bytes, own)).autoOrient().resize(resizing(shape, own));
  return isShared
    ? copy.flatten({ background: '#ffffff' }).jpeg({ quality: COPY_QUALITY }).toBuffer()
    : copy.webp({ quality: COPY_QUALITY }).toBuffer();
};

/** Smaller copies, without the original's metadata (place, camera). */
const drawCopies = async <Shape extends CopyShape>(
  bytes: Buffer,
  shapes: readonly Shape[],
  options: SharpOptions,
): Promise<Drawn<Shape>[]> => {
  const copies: Drawn<Shape>[] = [];
  for (const shape of shapes) {
    copies.push({ ...shape, bytes: await drawCopy(bytes, shape, options) });
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

const draw = async ({ bytes }: { bytes: Buffer }): Promise<DrawnPicture> => {
  const { width, height } = (await readMetadata(bytes)).autoOrient;
  const copies = await drawCopies(bytes, copyShapes({ width, height }), {});
  return { bytes, width, height, copies };
};

type PictureEnding = 'jpg' | 'png' | 'gif' | 'webp';

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

type Clean = { bytes: Buffer; maxSide: number };
export type CleanPicture = DrawnPicture & { ending: PictureEnding };

const clean = async ({ bytes, maxSide }: Clean): Promise<CleanPicture> => {
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
};

type Copies = { bytes: Buffer; shapes: readonly CopyShape[] };

const copies = async ({ bytes, shapes }: Copies): Promise<Drawn<CopyShape>[]> =>
  drawCopies(bytes, shapes, { animated: isMoving(await readMetadata(bytes)) });

export type Square = { bytes: Buffer; maxSide: number; side: number; jpegQuality: number };

const square = async ({ bytes, maxSide, side, jpegQuality }: Square): Promise<Buffer> => {
  const picture = await open(bytes);
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > maxSide) throw new PictureError('too-large');
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'cover', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
};

/** Whether an SVG can be parsed; it is not rendered. */
const isDrawing = async ({ bytes }: { bytes: Buffer }): Promise<boolean> =>
  (await readMetadata(bytes)).format === 'svg';

/** The tasks of the child process; `picture-renderer.ts` requests them. */
export const pictureTasks = { draw, clean, copies, square, isDrawing };

export type PictureTasks = typeof pictureTasks;
