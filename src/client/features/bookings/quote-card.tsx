import { Notice } from '#client/ui/notice.tsx';
import { formatStay } from '#shared/italian-dates.ts';
import { formatEuro } from '#shared/money.ts';
import { type Quote, TO_BE_AGREED, totalLabel } from '#shared/quote.ts';
import type { StaySelection } from './stay-selection.ts';

const selectionHint = (
  { startDate, endDate }: StaySelection,
  problem: string | undefined,
): string => {
  if (startDate && problem) return problem;
  if (startDate && endDate)
    return 'Per queste date non c’è un prezzo: scegline altre sul calendario.';
  return startDate
    ? 'Ora il giorno di partenza: il prezzo compare subito, voce per voce.'
    : 'Scegli arrivo e partenza: il prezzo compare subito, voce per voce.';
};

export const QuoteLines = ({ quote }: { quote: Quote }) => (
  <dl className="space-y-2.5">
    {quote.lines.map(({ kind, label, detail, amountCents }) => (
      <div key={kind} className="grid grid-cols-[1fr_auto] gap-x-4">
        <dt className="leading-snug">
          {label}
          <span className="block text-sm text-ink-soft">{detail}</span>
        </dt>
        <dd className="text-right tabular-nums">{formatEuro(amountCents)}</dd>
      </div>
    ))}
  </dl>
);

/** Before its lines, so that it stands beside the calendar on a low screen too. */
const QuoteTotal = ({ quote }: { quote: Quote }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-sand-300 pb-3">
    <p className="leading-snug font-semibold">
      {totalLabel(false)}
      {quote.toBeAgreed && (
        <span className="block text-sm font-normal text-ink-soft">{TO_BE_AGREED}</span>
      )}
    </p>
    <p className="font-serif text-3xl text-sea-700 tabular-nums">{formatEuro(quote.totalCents)}</p>
  </div>
);

type QuoteCardProps = {
  selection: StaySelection;
  quote: Quote | null;
  /** What keeps the stay from having a price. */
  problem?: string | undefined;
  /** Others have asked for some of its nights. */
  isAskedFor: boolean;
};

/** Announces the price of the selected dates, or says what to select next. */
export const QuoteCard = ({ selection, quote, problem, isAskedFor }: QuoteCardProps) => (
  <div aria-live="polite" aria-atomic="true" className="rounded-card bg-sea-50 p-4">
    {quote ? (
      <div className="space-y-3">
        <p className="font-semibold text-sea-700">
          {formatStay(selection.startDate, selection.endDate)}
        </p>
        <QuoteTotal quote={quote} />
        <QuoteLines quote={quote} />
        {isAskedFor && (
          <Notice tone="info">
            Qualche notte di queste è già stata richiesta, ma è ancora libera: puoi chiedere lo
            stesso, rispondiamo a tutti.
          </Notice>
        )}
        {quote.brokenRule !== null && <Notice tone="warning">{quote.brokenRule}</Notice>}
        {quote.priceListYear !== null && (
          <Notice tone="warning">
            Il listino di quell’anno non c’è ancora: il calcolo usa i prezzi del{' '}
            {quote.priceListYear}.
          </Notice>
        )}
      </div>
    ) : (
      <p className="text-sea-700">{selectionHint(selection, problem)}</p>
    )}
  </div>
);
