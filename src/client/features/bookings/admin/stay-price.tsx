import { QuoteCard } from '#client/features/bookings/quote-card.tsx';
import { priceOfStay } from '#client/features/bookings/stay-quote.ts';
import { trpc } from '#client/trpc.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings.schema.ts';

export const StayPrice = ({ stay }: { stay: StaffStay | AnonymousStay }) => {
  const prices = trpc.prices.get.useQuery();
  if (prices.isPending) return <Skeleton className="h-32" />;
  const quote = prices.data ? priceOfStay(stay, prices.data) : null;
  if (!quote) {
    return <p className="text-sm text-ink-soft">Il listino non copre questi giorni.</p>;
  }
  return <QuoteCard selection={stay} quote={quote} />;
};
