import type { z } from 'zod';
import { assertAccess } from './access.ts';
import type { RequestContext } from './request-context.ts';
import type { ProcedureMeta } from './trpc.ts';

/** What tRPC keeps of a procedure. */
type Definition = {
  type: string;
  meta?: ProcedureMeta;
  inputs: readonly z.ZodType[];
  output?: z.ZodType;
  middlewares: readonly { _type?: 'input' | 'output' }[];
  resolver: (options: object) => unknown;
};

/**
 * The frame, the check of who asks where not everybody may, and the query itself. One more would be
 * left out here.
 */
const layersOf = ({ access }: ProcedureMeta): number => (access === 'public' ? 2 : 3);

/** What a procedure is called with, whichever door the call came through. */
export type CallOptions = {
  ctx: RequestContext;
  path: string;
  getRawInput: () => Promise<unknown>;
};

/**
 * Answers a query without the layers of middleware, each of which copies the call: the same checks,
 * in the same order, of who asks, what is asked and what is answered. Null where any of them says no
 * or the query itself fails: then the layers are gone through, which say why. A query changes
 * nothing, so asking it again does no harm; a mutation never comes this way, nor what is written down.
 */
export const answerShortly = async (
  definition: unknown,
  { ctx, path, getRawInput }: CallOptions,
): Promise<{ data: unknown } | null> => {
  try {
    const { type, meta, inputs, output, middlewares, resolver } = definition as Definition;
    const [schema] = inputs;
    if (type !== 'query' || !meta?.access || meta.audit) return null;
    const layers = middlewares.filter(({ _type }) => _type === undefined);
    if (layers.length !== layersOf(meta)) return null;
    if (!schema || inputs.length > 1 || !output) return null;
    if (meta.access !== 'public') assertAccess(meta.access, ctx.caller, meta.askForLogin);
    const input = schema.parse(await getRawInput());
    return { data: output.parse(await resolver({ ctx, input, path, type })) };
  } catch {
    return null;
  }
};
