import type { FileHandle } from 'node:fs/promises';
import { blankOut, readAt, streamFrom } from './file-parts.ts';
import { startsWithMp3Frames } from './mp3-frames.ts';

const TAG_HEAD_BYTES = 10;
const FLAGS_AT = 5;
/** Space for a few frames, and for what encoders leave empty before the first. */
const FIRST_FRAMES_BYTES = 64 * 1024;

/** Where the tag that stands before the sound ends (ID3v2: title, cover, comments); 0 without one. */
const findTagEnd = async (file: FileHandle): Promise<number> => {
  const head = await readAt(file, 0, TAG_HEAD_BYTES);
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < TAG_HEAD_BYTES) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6);
  const hasFooter = ((head[5] ?? 0) & 0x10) !== 0;
  const size = (a << 21) | (b << 14) | (c << 7) | d;
  return TAG_HEAD_BYTES + size + (hasFooter ? TAG_HEAD_BYTES : 0);
};

/** Overwrites what the tag says, so that nothing after it moves: who reads it finds an empty one. */
const blankTag = async (file: FileHandle, end: number): Promise<void> => {
  await blankOut(file, FLAGS_AT, FLAGS_AT + 1);
  await blankOut(file, TAG_HEAD_BYTES, end);
};

/** Counts every frame, which is right for changing bit rates too; null where nothing can be counted. */
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

/** Reads how long the sound is and takes out the tag before it; null for what is no mp3. */
export const cleanSound = async (file: FileHandle): Promise<Sound | null> => {
  const start = await findTagEnd(file);
  if (!startsWithMp3Frames(await readAt(file, start, FIRST_FRAMES_BYTES))) return null;
  if (start > 0) await blankTag(file, start);
  return { durationSeconds: await countSeconds(file, start) };
};
