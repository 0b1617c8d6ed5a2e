import { QuoteLines } from '#client/features/bookings/quote-card.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { Quote } from '#shared/prices/quote.ts';

/** Staff may break the price list's rules; the notice names the broken rule. */
export const BrokenRule = ({ quote: { brokenRule } }: { quote: Pick<Quote, 'brokenRule'> }) =>
  brokenRule && (
    <Notice tone="warning">
      {brokenRule} La regola vale per chi chiede dal sito: tu puoi accettarlo lo stesso.
    </Notice>
  );

/** The quote, line by line, and the price list's total where another one was agreed. */
export const StayPrice = ({ stay }: { stay: StaffStay | AnonymousStay }) => {
  const { quote, totalCents } = stay;
  if (!quote) return <p className="text-ink-soft">Di questo soggiorno resta solo il totale.</p>;
  return (
    <div className="space-y-3">
      <QuoteLines quote={quote} />
      <p className="flex justify-between gap-4 border-t border-sand-300 pt-3 font-semibold">
        {quote.totalCents === totalCents ? 'Totale' : 'Secondo il listino'}
        <span className="tabular-nums">{formatEuro(quote.totalCents)}</span>
      </p>
    </div>
  );
};
