import { type TRPCLink, unstable_localLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { type AppRouter, appRouter } from '#server/app-router.ts';
import type { RequestContext } from '#server/trpc/request-context.ts';
import { answerShortly } from '#server/trpc/short-way.ts';
import { procedures } from './procedures.ts';

/**
 * Calls procedures in this very process. A query that goes well needs nothing else; all others go
 * through the library's own link, which makes errors of what is refused.
 */
export const inProcessLink =
  (ctx: RequestContext): TRPCLink<AppRouter> =>
  (runtime) => {
    const local = unstable_localLink<AppRouter>({
      router: appRouter,
      createContext: () => Promise.resolve(ctx),
    })(runtime);
    return (operation) =>
      observable((observer) => {
        const { path, input } = operation.op;
        const ask = { ctx, path, getRawInput: () => Promise.resolve(input) };
        void answerShortly(procedures.get(path)?._def, ask).then((answer) => {
          if (answer) {
            observer.next({ result: answer });
            observer.complete();
          } else {
            local(operation).subscribe(observer);
          }
        });
      });
  };
