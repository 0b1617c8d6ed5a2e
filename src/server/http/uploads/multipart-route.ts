import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { incomplete } from '#server/features/media/upload-refusals.ts';
import { postponeDeadline } from '#server/http/hardening/body-deadline.ts';
import { createRequestContext } from '#server/http/request-context.ts';
import type { RawRoute } from '#server/http/rest/raw-route.ts';
import { assertAccess, type CallerAccess } from '#server/trpc/access.ts';
import { recordFailure, recordRefusal } from '#server/trpc/audit-trail.ts';
import { appErrorOf } from '#server/trpc/errors.ts';

/** Limits for reading the rest of a refused body. */
const MAX_DRAIN_BYTES = 512 * 1024;
const MAX_DRAIN_MS = 5000;
/** How long the client then has to read the response before the connection is closed. */
const CLOSE_DELAY_MS = 1000;

/**
 * Discards the rest of a body that was answered early: clients read the response only after sending,
 * and the connection can be reused. Too much data or too slow a client closes the connection.
 */
const drainRequestBody = (request: IncomingMessage): void => {
  if (request.complete || request.readableEnded) return;
  let left = MAX_DRAIN_BYTES;
  let end: NodeJS.Timeout | undefined;
  const cutOff = (): void => {
    request.pause();
    end ??= setTimeout(() => request.destroy(), CLOSE_DELAY_MS);
  };
  const timeout = setTimeout(cutOff, MAX_DRAIN_MS);
  const stopTimers = (): void => {
    clearTimeout(timeout);
    clearTimeout(end);
  };
  request.once('end', stopTimers);
  request.once('close', stopTimers);
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cutOff();
  });
  request.resume();
};

/** Reads a request stream. Its errors come from the client, so they become INVALID_INPUT. */
export async function* wrapStreamErrors<Part>(
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

type Received = { id: number | string; name?: string };

type MultipartRoute = {
  call: Pick<RawRoute, 'name' | 'path' | 'status'> & { access: CallerAccess };
  /** Rate limit; throws before the body is read. */
  limit?: (caller: Caller) => Promise<void>;
  /** Reads the parts as they arrive; its result is the response. */
  receive: (request: FastifyRequest) => Promise<Received>;
  /** The message of 415 for a body that is not multipart. */
  noForm: string;
};

/** The caller, if allowed; a refusal goes to the audit log. */
const admit = async (
  app: AppContext,
  request: FastifyRequest,
  { name: action, access }: MultipartRoute['call'],
): Promise<Caller> => {
  const { caller } = await createRequestContext(app, request);
  try {
    return assertAccess(access, caller);
  } catch (error) {
    await recordRefusal(app, { caller, action }, appErrorOf(error));
    throw error;
  }
};

/** Receives the upload and writes its outcome to the audit log. */
const receiveFrom = async (
  app: AppContext,
  caller: Caller,
  action: string,
  receive: () => Promise<Received>,
): Promise<Received> => {
  try {
    const received = await receive();
    const { id, name: label } = received;
    const subjectId = String(id);
    await app.audit.record({ action, outcome: 'done', actor: caller, subjectId, label });
    return received;
  } catch (error) {
    await recordFailure(app, { caller, action }, appErrorOf(error));
    throw error;
  }
};

/** A route for a form with a file, which is streamed and never held in memory. */
export const multipartRoute =
  (app: AppContext, { call, limit, receive, noForm }: MultipartRoute): FastifyPluginAsync =>
  async (server) => {
    const senders = new WeakMap<FastifyRequest, Caller>();
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, _body, done) => done(null));
    await server.register(multipart);
    server.addHook('onSend', async (request) => drainRequestBody(request.raw));
    server.route({
      method: 'POST',
      url: call.path,
      onRequest: async (request) => {
        const caller = await admit(app, request, call);
        await limit?.(caller);
        senders.set(request, caller);
      },
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE', noForm);
        const caller = senders.get(request);
        if (!caller) throw new AppError('UNAUTHENTICATED');
        const received = await receiveFrom(app, caller, call.name, () => receive(request));
        return reply.code(call.status).send(received);
      },
    });
  };
