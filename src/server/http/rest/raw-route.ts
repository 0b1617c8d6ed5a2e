import type { FastifyPluginAsync, HTTPMethods } from 'fastify';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import type { AppContext } from '#server/app-context.ts';
import type { Access } from '#server/trpc/access.ts';

/** A route under /api that is no procedure, because its body is not JSON. */
export type RawRoute = {
  /** A dotted name, like a procedure's. */
  name: string;
  methods: HTTPMethods[];
  /** The path under /api. */
  path: string;
  status: 200 | 201;
  access: Access;
  /** OpenAPI operation; its id, tag, access and errors are added. Null for routes that only browsers call. */
  operation:
    | (Omit<ZodOpenApiOperationObject, 'operationId' | 'security' | 'tags'> & {
        /** Answers 404. */
        mayMiss?: true;
      })
    | null;
  /** Registers the route in an encapsulated context. */
  plugin: (app: AppContext) => FastifyPluginAsync;
};
