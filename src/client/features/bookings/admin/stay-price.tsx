import { QuoteCard } from '#client/features/bookings/quote-card.tsx';
import { priceOfStay } from '#client/features/bookings/stay-quote.ts';
import { trpc } from '#client/trpc.ts';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings.schema.ts';

type StayPriceProps = {
  stay: StaffStay | AnonymousStay;
  /** While it is being decided about: says which rule of the price list it breaks. */
  isOpen: boolean;
};

export const StayPrice = ({ stay, isOpen }: StayPriceProps) => {
  const prices = trpc.prices.get.useQuery();
  if (prices.isPending) return <Skeleton className="h-32" />;
  const quote = prices.data ? priceOfStay(stay, prices.data) : null;
  if (!quote) {
    return <p className="text-sm text-ink-soft">Il listino non copre questi giorni.</p>;
  }
  return (
    <div className="grid gap-3">
      <QuoteCard selection={stay} quote={{ ...quote, brokenRule: null }} />
      {isOpen && quote.brokenRule !== null && (
        <Notice tone="warning">
          {quote.brokenRule} La regola vale per chi chiede dal sito: questo soggiorno si può
          accogliere lo stesso.
        </Notice>
      )}
    </div>
  );
};
