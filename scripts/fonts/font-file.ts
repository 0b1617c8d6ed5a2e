import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** The decompressed font of a WOFF2 file. */
export const unpackedFont = async (woff2: Buffer): Promise<Face> =>
  new Face(new Blob(await decompress(woff2)));

/** The code points that a WOFF2 file has a glyph for, in the file's order. */
export const codePointsOf = async (woff2: Buffer): Promise<number[]> => [
  ...(await unpackedFont(woff2)).collectUnicodes(),
];
