import { createWorkQueue } from '#server/infrastructure/work-queue.ts';
import type { CopyShape } from '#shared/media/picture-copies.ts';
import { findFileType, HEAD_BYTES } from './file-type.ts';
import { countScans } from './jpeg-scans.ts';
import { PictureError } from './picture-error.ts';
import { renderPicture } from './picture-renderer.ts';
import type { CleanPicture, Drawn, DrawnPicture, Square } from './picture-tasks.ts';

/** One picture is processed at a time. */
const inTurn = createWorkQueue({ atOnce: 1, waiting: 20 });
/** Avatars queue separately, so that only one at a time competes with the owners' pictures. */
const amongAvatars = createWorkQueue({ atOnce: 1, waiting: 5 });

const LIMIT_MS = 60_000;
/** Rendering the square of a small picture takes a tenth of a second. */
const AVATAR_LIMIT_MS = 5_000;

/** Common programs write ten; those that optimize for size write twice as many. */
const MAX_SCANS = 50;

const assertFewScans = (bytes: Buffer): void => {
  if (countScans(bytes) > MAX_SCANS) throw new PictureError('too-costly');
};

/** Measures a trusted picture, which is kept as it is, and renders its copies. */
export const drawPicture = (bytes: Buffer): Promise<DrawnPicture> =>
  inTurn(() => renderPicture('draw', { bytes }, LIMIT_MS));

/**
 * Re-encodes a picture and renders its copies: upright, without metadata (place, camera) or trailing
 * data; animations stay animated. Calls `read` when the picture's turn comes. Throws PictureError for a
 * side over `maxSide`, an animation that is too long, an unreadable picture, and if decoding takes too
 * long.
 */
export const cleanPicture = (
  read: () => Promise<Buffer>,
  { maxSide }: { maxSide: number },
): Promise<CleanPicture> =>
  inTurn(async () => {
    const bytes = await read();
    assertFewScans(bytes);
    return renderPicture('clean', { bytes, maxSide }, LIMIT_MS);
  });

/** Renders copies of a stored picture again; `read` is called when its turn comes. Throws PictureError. */
export const drawCopiesOf = <Shape extends CopyShape>(
  read: () => Promise<Buffer>,
  shapes: readonly Shape[],
): Promise<Drawn<Shape>[]> =>
  inTurn(async () => {
    const drawn = await renderPicture('copies', { bytes: await read(), shapes }, LIMIT_MS);
    return drawn as Drawn<Shape>[];
  });

const squareTypes = new Set<string | null>(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

/**
 * A square JPEG of at most `side` pixels from the centre of a picture, without metadata. A wrong type
 * or too many scans are refused before queueing. Throws PictureError for a side over `maxSide`, for an
 * unreadable picture, and if decoding takes too long.
 */
export const squarePicture = async (
  bytes: Buffer,
  options: Omit<Square, 'bytes'>,
): Promise<Buffer> => {
  const type = await findFileType(bytes.subarray(0, HEAD_BYTES));
  if (!squareTypes.has(type)) throw new PictureError('unreadable');
  assertFewScans(bytes);
  return amongAvatars(() =>
    inTurn(() => renderPicture('square', { bytes, ...options }, AVATAR_LIMIT_MS)),
  );
};

/** Whether an SVG can be parsed; it is not rendered. */
export const isReadableDrawing = async (svg: Buffer): Promise<boolean> => {
  try {
    return await inTurn(() => renderPicture('isDrawing', { bytes: svg }, AVATAR_LIMIT_MS));
  } catch (error) {
    if (error instanceof PictureError) return false;
    throw error;
  }
};
