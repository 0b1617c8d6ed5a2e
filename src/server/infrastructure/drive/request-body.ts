import type { Watch } from './watch.ts';

const PIECE_BYTES = 64 * 1024;

/** A part of a file, read when it is wanted; twice where it is sent twice. */
export type Slice = {
  length: number;
  read(position: number, length: number): Promise<Buffer>;
};

export const emptySlice: Slice = { length: 0, read: async () => Buffer.alloc(0) };

type OnSent = ((bytes: number) => void) | undefined;

const streamOf = (slice: Slice, watching: Watch, onSent: OnSent): ReadableStream => {
  let position = 0;
  return new ReadableStream(
    {
      pull: async (controller) => {
        if (position >= slice.length) return controller.close();
        const length = Math.min(PIECE_BYTES, slice.length - position);
        const piece = await slice.read(position, length).catch(watching.blame);
        position += piece.length;
        watching.alive();
        onSent?.(position);
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
};

/** A body as fetch wants it. A slice goes out in pieces: so a slow line is told from a dead one. */
export const bodyOf = (body: string | Slice | undefined, watching: Watch, onSent: OnSent) => {
  if (body === undefined || typeof body === 'string') return { body: body ?? null };
  const headers = { 'content-length': `${body.length}` };
  if (body.length === 0) return { body: null, headers };
  return { body: streamOf(body, watching, onSent), duplex: 'half' as const, headers };
};
