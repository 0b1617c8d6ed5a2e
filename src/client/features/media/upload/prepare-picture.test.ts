import { afterEach, describe, expect, it, vi } from 'vitest';
import { box, film, icon, movingGif, picture } from '#tests/support/media-files.ts';
import { preparePicture } from './prepare-picture.ts';
import { UploadError } from './upload-failure.ts';

// The decisions before decoding; browser tests cover the drawing.

const MEGABYTE = 1024 * 1024;

const fileOf = (bytes: Buffer, type: string, name = 'IMG_2034'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** The header of a PNG, with its size. */
const pngHead = (width: number, height: number): Buffer => {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR........', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

const failureOf = async (file: File) => {
  const error = await Promise.resolve(preparePicture(file)).catch((thrown: unknown) => thrown);
  if (!(error instanceof UploadError)) throw new Error('It was not refused');
  return error.failure;
};

const decode = vi.fn(() => Promise.reject(new DOMException('Not a picture of mine')));
vi.stubGlobal('createImageBitmap', decode);
afterEach(() => void decode.mockClear());

describe('preparePicture', () => {
  it.each([
    ['jpeg', 2000, 1500],
    ['png', 1500, 2000],
    ['webp', 40, 30],
    ['avif', 40, 30],
  ] as const)('sends a %s of %i × %i byte for byte', async (format, width, height) => {
    const file = fileOf(await picture(format, { width, height }), `image/${format}`);
    expect(await preparePicture(file)).toBe(file);
    expect(decode).not.toHaveBeenCalled();
  });

  it('leaves files other than photographs unchanged', async () => {
    expect(preparePicture(fileOf(icon(), 'image/svg+xml'))).toBeNull();
    expect(preparePicture(fileOf(film(), 'video/mp4'))).toBeNull();
  });

  it('keeps an animation moving', async () => {
    const small = fileOf(await movingGif(), 'image/gif');
    expect(await preparePicture(small)).toBe(small);
    const failure = await failureOf(fileOf(await movingGif({ width: 2001 }), 'image/gif'));
    expect(failure.message).toBe("L'immagine eccede la risoluzione massima (2000 px).");
    expect(failure.hint).toContain('Le GIF restano come sono');
    expect(decode).not.toHaveBeenCalled();
  });

  it('leaves unreadable files to the server', async () => {
    const file = fileOf(Buffer.from('no picture at all'), 'image/png');
    expect(await preparePicture(file)).toBe(file);
  });

  it('decodes no picture too large for a phone’s memory', async () => {
    const failure = await failureOf(fileOf(pngHead(16_320, 12_240), 'image/png'));
    expect(failure).toMatchObject({
      message: "L'immagine eccede la risoluzione massima (2000 px).",
      canRetry: false,
    });
    expect(failure.hint).toContain('una copia più piccola');
    expect(decode).not.toHaveBeenCalled();
  });

  it('gives a hint if the browser cannot decode a picture', async () => {
    const failure = await failureOf(fileOf(pngHead(4000, 3000), 'image/png'));
    expect(failure).toMatchObject({ canRetry: true });
    expect(failure.hint).toContain('salvala di nuovo come JPEG');
    const heavy = Buffer.concat([pngHead(40, 30), Buffer.alloc(5 * MEGABYTE)]);
    expect((await failureOf(fileOf(heavy, 'image/png'))).message).toBe(
      "L'immagine supera i 5 MB consentiti.",
    );
  });

  it.each(['image/heic', ''])('explains how to send a HEIC of type «%s»', async (type) => {
    const heic = box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1'));
    const failure = await failureOf(fileOf(heic, type, 'IMG_2034.HEIC'));
    expect(failure).toMatchObject({
      message: 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.',
      canRetry: false,
    });
    expect(failure.hint).toContain('Safari');
  });
});
