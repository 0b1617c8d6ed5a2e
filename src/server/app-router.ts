import { cards } from './cards.ts';
import { router } from './trpc/trpc.ts';

type Routers = { [Name in keyof typeof cards]: (typeof cards)[Name]['router'] };

const routers = Object.fromEntries(
  Object.entries(cards).map(([name, card]) => [name, card.router]),
) as Routers;

/** All procedures of the site, called under /trpc and, by REST, under /api. */
export const appRouter = router(routers);

export type AppRouter = typeof appRouter;
