import { QuoteLines } from '#client/features/bookings/quote-card.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { type Quote, totalLabel } from '#shared/prices/quote.ts';

/** Staff may break the price list's rules; the notice names the broken rule. */
export const BrokenRule = ({ quote: { brokenRule } }: { quote: Pick<Quote, 'brokenRule'> }) =>
  brokenRule && (
    <Notice tone="warning">
      {brokenRule} La regola vale per chi chiede dal sito: questo soggiorno si può accogliere lo
      stesso.
    </Notice>
  );

type StayPriceProps = {
  stay: StaffStay | AnonymousStay;
  /** While the request is pending: shows the rule of the price list that it breaks. */
  isOpen: boolean;
};

/** The quote, line by line, and the price of the stay. */
export const StayPrice = ({ stay, isOpen }: StayPriceProps) => {
  const { quote, totalCents, priceState } = stay;
  const isAgreed = priceState === 'agreed';
  const isOther = quote !== null && totalCents !== null && quote.totalCents !== totalCents;
  return (
    <div className="space-y-3 rounded-card bg-sea-50 p-4">
      {isOpen && quote && <BrokenRule quote={quote} />}
      {quote && <QuoteLines quote={quote} />}
      {isOther && (
        <p className="flex justify-between gap-4 border-t border-sand-300 pt-3 text-ink-soft">
          Secondo il listino <span className="tabular-nums">{formatEuro(quote.totalCents)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4 border-t border-sand-300 pt-3 font-semibold">
        {totalLabel(isAgreed, useLanguage())}
        <span className="font-serif text-3xl font-normal text-sea-700 tabular-nums">
          {totalCents === null ? '–' : formatEuro(totalCents)}
        </span>
      </p>
    </div>
  );
};
