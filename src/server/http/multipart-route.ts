import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import { discardRest } from './rest-of-body.ts';

type MultipartRoute = {
  url: string;
  status: number;
  /** Throws where the sender may not, before anything is read. */
  admit: (request: FastifyRequest) => Promise<void>;
  /** Reads the parts as they come; what it gives is the answer. */
  receive: (request: FastifyRequest) => Promise<unknown>;
  /** Said to whoever sends something else than a form. */
  noForm: string;
};

/** Takes a form with a file, of which nothing is held in memory. */
export const multipartRoute =
  ({ url, status, admit, receive, noForm }: MultipartRoute): FastifyPluginAsync =>
  async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', (_request, _body, done) => done(null));
    await server.register(multipart);
    server.addHook('onSend', async (request) => discardRest(request.raw));
    server.route({
      method: 'POST',
      url,
      onRequest: admit,
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE', noForm);
        const received = await receive(request);
        return reply.code(status).send(received);
      },
    });
  };
