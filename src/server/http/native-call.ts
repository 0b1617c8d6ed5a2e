import type { FastifyPluginAsync, HTTPMethods } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import type { Access } from '#server/trpc/access.ts';

/** A call under /api that is no procedure, because its body is no JSON. */
export type NativeCall = {
  /** Dotted, as procedures are called. */
  name: string;
  methods: HTTPMethods[];
  /** The path under /api. */
  path: string;
  status: 200 | 201;
  access: Access;
  /**
   * What the OpenAPI document says of it besides who may and what is refused; null for what no
   * program calls.
   */
  operation: Record<string, unknown> | null;
  /** Registers the route, in a scope of its own. */
  plugin: (app: AppContext) => FastifyPluginAsync;
};
