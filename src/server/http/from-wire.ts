import type { FastifyRequest } from 'fastify';
import { incomplete } from '#server/features/media/upload-refusals.ts';
import { postponeDeadline } from './body-deadline.ts';

/** What is read from the wire; whatever is wrong with it is the sender's doing. */
export async function* fromWire<Part>(
  source: AsyncIterable<Part>,
  { raw }: FastifyRequest,
): AsyncGenerator<Part> {
  try {
    for await (const part of source) {
      postponeDeadline(raw);
      yield part;
    }
  } catch {
    throw incomplete();
  }
}
