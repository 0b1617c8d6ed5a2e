import type { FileHandle } from 'node:fs/promises';
import { blankOut, readAt, streamFrom } from './file-parts.ts';

// MPEG audio, layer III (ISO/IEC 11172-3 and 13818-3): a sequence of frames, each with a header of four
// bytes that gives its length.

const HEAD_BYTES = 4;
/** So many consecutive frames are no coincidence. */
const FRAMES_TO_SEE = 4;

/** Kilobits per second by the four bits of a header; the first and the last value are not defined. */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/** Samples per second, by the two bits of the version and the two of the rate. */
const sampleRates: Record<number, readonly number[]> = {
  0: [11_025, 12_000, 8000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
};

const LAYER_III = 1;
const MPEG_1 = 3;

/** The length in bytes of the frame at `position`; null when there is none. */
const frameLength = (bytes: Buffer, position: number): number | null => {
  if (position + HEAD_BYTES > bytes.length) return null;
  const head = bytes.readUInt32BE(position);
  const version = (head >>> 19) & 3;
  const isFrame = head >>> 21 === 0x7ff && ((head >>> 17) & 3) === LAYER_III;
  const sampleRate = sampleRates[version]?.[(head >>> 10) & 3];
  const kilobits = bitrates[version === MPEG_1 ? 'mpeg1' : 'mpeg2'][(head >>> 12) & 15];
  if (!isFrame || !sampleRate || !kilobits) return null;
  const bytesPerKilobit = version === MPEG_1 ? 144_000 : 72_000;
  return Math.floor((bytesPerKilobit * kilobits) / sampleRate) + ((head >>> 9) & 1);
};

/** Whether frames begin here, after zeros: several in a row, or one that fills the rest. */
const startsWithMp3Frames = (bytes: Buffer): boolean => {
  let position = bytes.findIndex((byte) => byte !== 0);
  if (position < 0) return false;
  for (let seen = 0; seen < FRAMES_TO_SEE; seen += 1) {
    const length = frameLength(bytes, position);
    if (length === null) return false;
    position += length;
    if (position >= bytes.length) return seen > 0;
  }
  return true;
};

const TAG_HEAD_BYTES = 10;
const FLAGS_AT = 5;
/** Enough for a few frames and the padding of encoders before the first. */
const FIRST_FRAMES_BYTES = 64 * 1024;

/** The end of the ID3v2 tag before the sound (title, cover, comments); 0 without one. */
const findTagEnd = async (file: FileHandle): Promise<number> => {
  const head = await readAt(file, 0, TAG_HEAD_BYTES);
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < TAG_HEAD_BYTES) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6);
  const hasFooter = ((head[5] ?? 0) & 0x10) !== 0;
  const size = (a << 21) | (b << 14) | (c << 7) | d;
  return TAG_HEAD_BYTES + size + (hasFooter ? TAG_HEAD_BYTES : 0);
};

/** Overwrites the tag in place, which leaves an empty one. */
const blankTag = async (file: FileHandle, end: number): Promise<void> => {
  await blankOut(file, FLAGS_AT, FLAGS_AT + 1);
  await blankOut(file, TAG_HEAD_BYTES, end);
};

/** Counts every frame, which is exact for variable bit rates too; null when that fails. */
const countSeconds = async (file: FileHandle, start: number): Promise<number | null> => {
  const { parseStream } = await import('music-metadata');
  const sound = streamFrom(file, start);
  try {
    const { format } = await parseStream(sound, 'audio/mpeg', { duration: true });
    return format.duration ?? null;
  } catch {
    return null;
  } finally {
    sound.destroy();
  }
};

export type Sound = { durationSeconds: number | null };

/** Measures the sound and blanks the tag before it; null when the file is no mp3. */
export const cleanSound = async (file: FileHandle): Promise<Sound | null> => {
  const start = await findTagEnd(file);
  if (!startsWithMp3Frames(await readAt(file, start, FIRST_FRAMES_BYTES))) return null;
  if (start > 0) await blankTag(file, start);
  return { durationSeconds: await countSeconds(file, start) };
};
