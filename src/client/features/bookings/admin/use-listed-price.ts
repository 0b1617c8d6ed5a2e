import { quoteByRules } from '#client/features/bookings/listed-price.ts';
import { orNull } from '#client/features/bookings/stay-quote.ts';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Quote, QuoteRequest } from '#shared/prices/quote.ts';

/**
 * What the price list says for a stay, free or not; of a saved one as of the day on which it was asked for. Null while
 * dates or party are incomplete, and where no list covers them.
 */
export const useListedPrice = (
  request: QuoteRequest | null,
  saved?: Pick<StaffStay, 'id' | 'createdAt'>,
): Quote | null => {
  const language = useLanguage();
  const today = useToday();
  const { data: prices } = trpc.prices.get.useQuery();
  const hasGaps = prices?.rules?.gap !== undefined;
  const { data: taken = [] } = trpc.bookings.list.useQuery(undefined, { enabled: hasGaps });
  if (!request || !prices) return null;
  const occupations = taken.filter(({ id }) => id !== saved?.id);
  const askedOn = saved && todayAtHouse(new Date(saved.createdAt));
  return orNull(() => quoteByRules(request, { prices, occupations, today, askedOn, language }));
};
