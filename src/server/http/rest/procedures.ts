import type { AnyTRPCProcedure } from '@trpc/server';
import { appRouter } from '#server/app-router.ts';
import type { RequestContext } from '#server/trpc/request-context.ts';

/** Every procedure by its dotted name, as in `bookings.create`. */
export const procedures = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>),
);

/** Calls a procedure in this process; throws its error. */
export const callProcedure = (
  name: string,
  ctx: RequestContext,
  input: unknown,
): Promise<unknown> => {
  const procedure = procedures.get(name);
  if (!procedure) throw new Error(`There is no procedure ${name}`);
  const { type } = procedure._def;
  const getRawInput = () => Promise.resolve(input);
  return procedure({ ctx, path: name, type, getRawInput, signal: undefined, batchIndex: 0 });
};
