import type { FileHandle } from 'node:fs/promises';
import { blankOut, readAt } from './file-parts.ts';

// Video in the ISO base media format (ISO/IEC 14496-12): nested boxes, each with a length and a name.
// Reads only a few hundred bytes of a file of any size.

type Box = {
  name: string;
  /** Where the box begins, where its content does, and where it ends. */
  start: number;
  content: number;
  end: number;
};

export type Video = { width: number; height: number; durationSeconds: number | null };

/** More than a long fragmented film has, few enough to read at once. */
const MAX_BOXES = 20_000;
/** Film, track, media. */
const MAX_DEPTH = 3;
/** The longest content that is read: a `tkhd` with its matrix. */
const MAX_CONTENT_BYTES = 128;

const containers = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);
/** Metadata about people and cameras: a title, a comment, the location. Players do not need it. */
const personal = new Set(['udta', 'meta', 'uuid']);

class NoVideo extends Error {}

const readBox = async (file: FileHandle, start: number, limit: number): Promise<Box> => {
  const header = await readAt(file, start, 16);
  if (header.length < 8) throw new NoVideo();
  const short = header.readUInt32BE(0);
  const hasLongSize = short === 1;
  if (hasLongSize && header.length < 16) throw new NoVideo();
  const size = hasLongSize ? Number(header.readBigUInt64BE(8)) : short || limit - start;
  const headerSize = hasLongSize ? 16 : 8;
  const end = start + size;
  if (size < headerSize || end > limit) throw new NoVideo();
  return { name: header.toString('latin1', 4, 8), start, content: start + headerSize, end };
};

type PlacedBox = Box & { path: string };

/** All boxes, parents before children, each with its path. Personal boxes are not entered. */
const listBoxes = async (file: FileHandle, size: number): Promise<PlacedBox[]> => {
  const boxes: PlacedBox[] = [];
  const walk = async (from: number, limit: number, parents: string[]): Promise<void> => {
    for (let position = from; position < limit; ) {
      const box = await readBox(file, position, limit);
      const path = [...parents, box.name];
      boxes.push({ ...box, path: path.join('/') });
      if (boxes.length > MAX_BOXES || path.length > MAX_DEPTH + 1) throw new NoVideo();
      if (containers.has(box.name)) await walk(box.content, box.end, path);
      position = box.end;
    }
  };
  await walk(0, size, []);
  return boxes;
};

const contentOf = (file: FileHandle, { content, end }: Box): Promise<Buffer> =>
  readAt(file, content, Math.min(end - content, MAX_CONTENT_BYTES));

/** The duration in `mvhd`; null where it is unknown, as in fragmented films. */
const readDuration = (head: Buffer): number | null => {
  const isLong = head.readUInt8(0) === 1;
  const timescale = head.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const isUnknown = duration === 0 || duration >= (isLong ? 2 ** 53 : 0xffff_ffff);
  return isUnknown || timescale === 0 ? null : duration / timescale;
};

/** Width and height in `tkhd`, as displayed: a telephone held upright swaps them. */
const readSides = (head: Buffer): { width: number; height: number } => {
  const matrix = head.readUInt8(0) === 1 ? 52 : 40;
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 16) === 0;
  const across = Math.round(head.readUInt32BE(matrix + 36) / 0x1_0000);
  const down = Math.round(head.readUInt32BE(matrix + 40) / 0x1_0000);
  return isTurned ? { width: down, height: across } : { width: across, height: down };
};

/** The `tkhd` boxes of video tracks, which their `hdlr` box names. */
const findVideoHeads = async (file: FileHandle, boxes: readonly Box[]): Promise<Box[]> => {
  const heads: Box[] = [];
  let head: Box | undefined;
  for (const box of boxes) {
    if (box.name === 'trak') head = undefined;
    if (box.name === 'tkhd') head = box;
    if (box.name !== 'hdlr' || !head) continue;
    const handler = (await contentOf(file, box)).toString('latin1', 8, 12);
    if (handler === 'vide') heads.push(head);
  }
  return heads;
};

/** Overwrites a box in place, so that offsets to later content stay valid. */
const blank = async (file: FileHandle, { start, content, end }: Box): Promise<void> => {
  await file.write('free', start + 4, 'latin1');
  await blankOut(file, content, end);
};

const readVideo = async (file: FileHandle): Promise<Video> => {
  const { size } = await file.stat();
  const boxes = await listBoxes(file, size);
  const movieHead = boxes.find(({ path }) => path === 'moov/mvhd');
  const [videoHead] = await findVideoHeads(file, boxes);
  const hasMedia = boxes.some(({ path }) => path === 'mdat');
  if (boxes[0]?.name !== 'ftyp' || !movieHead || !videoHead || !hasMedia) throw new NoVideo();
  const durationSeconds = readDuration(await contentOf(file, movieHead));
  const sides = readSides(await contentOf(file, videoHead));
  for (const box of boxes) if (personal.has(box.name)) await blank(file, box);
  return { ...sides, durationSeconds };
};

/**
 * Measures a film and blanks its metadata about people and places; null when it is no complete film. A
 * separate track of locations, as action cameras write it, stays.
 */
export const cleanVideo = async (file: FileHandle): Promise<Video | null> => {
  try {
    return await readVideo(file);
  } catch (error) {
    // A RangeError comes from a box that is shorter than its fields.
    if (error instanceof NoVideo || error instanceof RangeError) return null;
    throw error;
  }
};
