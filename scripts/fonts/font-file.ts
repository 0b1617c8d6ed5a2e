import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** The font in a WOFF2 file, unpacked. */
export const unpackedFont = async (woff2: Buffer): Promise<Face> =>
  new Face(new Blob(await decompress(woff2)));

/** What the font in a WOFF2 file has a glyph for, in its order. */
export const codePointsOf = async (woff2: Buffer): Promise<number[]> => [
  ...(await unpackedFont(woff2)).collectUnicodes(),
];
