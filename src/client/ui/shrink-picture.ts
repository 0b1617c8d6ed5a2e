import { imageDimensionsFromData } from 'image-dimensions';

type Sides = { width: number; height: number };

/** Scales down so that the longer side is at most `maxSide`; never scales up. */
export const shrunkSides = ({ width, height }: Sides, maxSide: number): Sides => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const shrink = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: shrink(width), height: shrink(height) };
};

/** Nearly always contains the header with the picture's size. */
const HEAD_BYTES = 256 * 1024;

export type PictureHead = NonNullable<ReturnType<typeof imageDimensionsFromData>>;

/**
 * The format and the stored size in pixels, before any rotation, read without decoding the picture. Undefined
 * for a file that is not a picture, or of an unknown format.
 */
export const readPictureHead = async (file: Blob): Promise<PictureHead | undefined> => {
  for (const end of [HEAD_BYTES, file.size]) {
    const bytes = new Uint8Array(await file.slice(0, end).arrayBuffer());
    try {
      const head = imageDimensionsFromData(bytes);
      if (head) return head;
    } catch {
      // Cut off in the middle of a field.
    }
  }
  return undefined;
};

/** One decoded photograph of 12 megapixels takes 48 MB: never hold two of them. */
let lastTurn: Promise<unknown> = Promise.resolve();

const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
  const turn = lastTurn.then(act);
  lastTurn = turn.catch(() => undefined);
  return turn;
};

type SmallerOptions = { head: PictureHead; maxSide: number };

/** The browser keeps only the smaller bitmap, and turns it as the camera was held. */
const decodeSmaller = (file: Blob, { head, maxSide }: SmallerOptions): Promise<ImageBitmap> => {
  const { width, height } = head;
  if (Math.max(width, height) <= maxSide) return createImageBitmap(file);
  const side = width > height ? 'resizeWidth' : 'resizeHeight';
  return createImageBitmap(file, { [side]: maxSide, resizeQuality: 'high' });
};

const drawBitmap = (bitmap: ImageBitmap, maxSide: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  // Of a turned picture, the browser may have resized the other side.
  const { width, height } = shrunkSides(bitmap, maxSide);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D is not available');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

/**
 * Gives `use` the picture on a canvas, upright and in sRGB, its longer side at most `maxSide`. Null if
 * the browser cannot decode the picture.
 */
export const withSmallerPicture = <Result>(
  file: Blob,
  options: SmallerOptions,
  use: (canvas: HTMLCanvasElement) => Result | Promise<Result>,
): Promise<Result | null> =>
  inTurn(async () => {
    const bitmap = await decodeSmaller(file, options).catch(() => null);
    if (!bitmap) return null;
    const canvas = drawBitmap(bitmap, options.maxSide);
    bitmap.close();
    try {
      return await use(canvas);
    } finally {
      // Safari keeps the pixels of a canvas until it is collected.
      Object.assign(canvas, { width: 0, height: 0 });
    }
  });

/** JPEG has no transparency: without a background, transparent pixels turn black. */
export const paintBackground = (canvas: HTMLCanvasElement): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
};
