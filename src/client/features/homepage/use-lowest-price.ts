import { useRouteContext } from '@tanstack/react-router';
import { lowestWeeklyPrice } from '#client/features/prices/price-periods.ts';
import { trpc } from '#client/trpc.ts';
import { asRendered } from '#client/ui/live-query.ts';

/** The lowest weekly price from today on; null without a price list, or if it could not be loaded. */
export const useLowestPrice = (): number | null => {
  const today = useRouteContext({ from: '__root__', select: (context) => context.today });
  const { data: prices } = trpc.prices.get.useQuery(undefined, asRendered);
  return prices ? lowestWeeklyPrice(prices.periods, today) : null;
};
