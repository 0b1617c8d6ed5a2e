import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { assertAccess, type CallerAccess } from '#server/trpc/access.ts';
import { recordFailure, recordRefusal } from '#server/trpc/audit-trail.ts';
import { appErrorOf } from '#server/trpc/errors.ts';
import type { NativeCall } from './native-call.ts';
import { createRequestContext } from './request-context.ts';
import { discardRest } from './rest-of-body.ts';

type Received = { id: number | string; name?: string };

type MultipartRoute = {
  call: Pick<NativeCall, 'name' | 'path' | 'status'> & { access: CallerAccess };
  /** Throws where somebody who may does it too often, before anything is read. */
  limit?: (caller: Caller) => Promise<void>;
  /** Reads the parts as they come; what it gives is the answer. */
  receive: (request: FastifyRequest) => Promise<Received>;
  /** Said to whoever sends something else than a form. */
  noForm: string;
};

/** Who sends; whoever may not is refused, and the refusal written down. */
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

/** Takes what is sent, and writes down that it came, or that it could not. */
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

/** Takes a form with a file, of which nothing is held in memory, and writes down who sent it. */
export const multipartRoute =
  (app: AppContext, { call, limit, receive, noForm }: MultipartRoute): FastifyPluginAsync =>
  async (server) => {
    const senders = new WeakMap<FastifyRequest, Caller>();
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, _body, done) => done(null));
    await server.register(multipart);
    server.addHook('onSend', async (request) => discardRest(request.raw));
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
