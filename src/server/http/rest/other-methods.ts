import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/app-error.ts';
import { answerUnknownPath } from './error-answers.ts';

type KnownPath = {
  url: string;
  segments: readonly string[];
  /** The methods that it takes; HEAD comes with GET. */
  allowed: readonly string[];
};

const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') ?? false;

const isAnswered = (method: string, { allowed }: KnownPath): boolean =>
  allowed.includes(method === 'HEAD' ? 'GET' : method);

/** The router prefers a literal segment to a parameter. */
const orderOf = ({ url }: KnownPath): string => url.replaceAll(':', '\uffff');

/** Collects the paths that are registered from now on, in the order in which the router tries them. */
export const collectPaths = (server: FastifyInstance): (() => readonly KnownPath[]) => {
  const methods = new Map<string, string[]>();
  server.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? [];
    methods.set(url, [...known, ...[method].flat().filter((name) => name !== 'HEAD')]);
  });
  return () =>
    [...methods]
      .map(([url, allowed]) => ({ url, segments: url.split('/'), allowed }))
      .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
};

/** A parameter takes every segment, an empty one too. */
const findPath = (paths: readonly KnownPath[], requestUrl: string): KnownPath | undefined => {
  const [pathname = ''] = requestUrl.split('?');
  const asked = pathname.split('/').map(decodeURIComponent);
  return paths.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, at) => isParameter(segment) || segment === asked[at]),
  );
};

/** Whether some address belongs to both, like `/bookings/mine` to `/bookings/:id`. */
const competes = (one: KnownPath, other: KnownPath): boolean =>
  one.segments.length === other.segments.length &&
  one.segments.every((segment, at) => {
    const its = other.segments[at];
    return segment === its || isParameter(segment) || isParameter(its);
  });

const refuse = (reply: FastifyReply, { allowed }: KnownPath): never => {
  reply.header('allow', allowed.join(', '));
  throw new AppError('METHOD_NOT_ALLOWED');
};

/**
 * Answers other methods on a known path with 405 and an Allow header, with any body, and unknown paths
 * with 404. A route of each other method for each path would double the registration time, so a path
 * has one only where the router would go on to a later path that takes the method.
 */
export const answerOtherMethods = (server: FastifyInstance, paths: readonly KnownPath[]): void => {
  const usual = server.supportedMethods;
  for (const [at, path] of paths.entries()) {
    const rivals = paths.slice(at + 1).filter((later) => competes(path, later));
    const method = usual.filter(
      (name) => !isAnswered(name, path) && rivals.some((rival) => isAnswered(name, rival)),
    );
    const answer = async (_request: FastifyRequest, reply: FastifyReply) => refuse(reply, path);
    if (method.length > 0) {
      server.route({
        method,
        url: path.url.slice(server.prefix.length),
        onRequest: answer,
        handler: answer,
      });
    }
  }
  // Fastify routes only the usual methods until others are added.
  for (const name of METHODS) if (!usual.includes(name)) server.addHttpMethod(name);
  // Otherwise the page route would answer unknown paths under /api.
  for (const url of ['/', '/*']) {
    server.route({
      method: server.supportedMethods,
      url,
      onRequest: async (request, reply) => {
        const path = findPath(paths, request.url);
        // The router itself passes over a parameter that is too long.
        if (path && !isAnswered(request.method, path)) refuse(reply, path);
      },
      handler: answerUnknownPath,
    });
  }
};
