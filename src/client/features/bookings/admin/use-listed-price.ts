import { quoteByRules } from '#client/features/bookings/listed-price.ts';
import { orNull } from '#client/features/bookings/stay-quote.ts';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Quote, QuoteRequest } from '#shared/prices/quote.ts';
import { useClaims } from './use-claims.ts';

/** A stay whose own nights are no neighbours of it, asked for at `createdAt` or now. */
type Saved = { id?: number | undefined; createdAt?: string };

/**
 * What the price list says for a stay, free or not. Null while dates or party are incomplete, and where no list covers
 * them.
 */
export const useListedPrice = (request: QuoteRequest | null, saved: Saved = {}): Quote | null => {
  const language = useLanguage();
  const today = useToday();
  const { data: prices } = trpc.prices.get.useQuery();
  const { startDate, endDate } = request ?? { startDate: today, endDate: today };
  // The nights before and after say whether it fills a gap.
  const around = { from: addDays(startDate, -1), until: addDays(endDate, 2) };
  const hasGaps = request !== null && prices?.rules?.gap !== undefined;
  const { data: taken } = useClaims(around, { enabled: hasGaps });
  if (!request || !prices) return null;
  const occupations = (taken?.claims ?? []).filter(({ id }) => id !== saved.id);
  const { createdAt } = saved;
  const askedOn = createdAt === undefined ? today : todayAtHouse(new Date(createdAt));
  return orNull(() => quoteByRules(request, { prices, occupations, today, askedOn, language }));
};
