import type { QueryClient } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { AppRouter } from '#server/app-router.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Language } from '#shared/texts/texts.ts';

/** The typed way to the server: hooks in components, `utils` of the route's context in loaders. */
export const trpc = createTRPCReact<AppRouter>();

export type { AppRouter };

export type ServerLink = TRPCLink<AppRouter>;

/** The context of every route's loader and guard. */
export type RouteContext = {
  /** `fetch` and `prefetch` refetch after a mutation; `ensureData` would not. */
  utils: CreateQueryUtils<AppRouter>;
  queryClient: QueryClient;
  /** Today at the house. */
  today: StayDate;
  /** The site's own address without a slash at its end, as links from elsewhere name it. */
  publicUrl: string;
  /** The page's language. */
  language: Language;
};
