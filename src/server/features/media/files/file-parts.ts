import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';

const CHUNK_BYTES = 64 * 1024;

/** `length` bytes from a position; fewer at the end of the file. */
export const readAt = async (
  file: FileHandle,
  position: number,
  length: number,
): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  return buffer.subarray(0, bytesRead);
};

const zeros = Buffer.alloc(CHUNK_BYTES);

async function* chunksFrom(file: FileHandle, start: number): AsyncGenerator<Buffer> {
  let position = start;
  for (;;) {
    const chunk = await readAt(file, position, CHUNK_BYTES);
    if (chunk.length === 0) return;
    position += chunk.length;
    yield chunk;
  }
}

/** Everything from a position. The file's own stream would close the file at its end. */
export const streamFrom = (file: FileHandle, start: number): Readable =>
  Readable.from(chunksFrom(file, start), { objectMode: false });

/** Writes zeros from `from` up to, not including, `to`. */
export const blankOut = async (file: FileHandle, from: number, to: number): Promise<void> => {
  for (let position = from; position < to; position += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, to - position), position);
  }
};
