import type { Words } from '#client/features/property/house-facts.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { yearOf } from '#shared/bookings/stay-dates.ts';
import { type Quote, totalLabel } from '#shared/prices/quote.ts';
import type { Language } from '#shared/texts/texts.ts';
import type { StaySelection } from './stay-selection.ts';

const selectionHint = (
  { startDate, endDate }: StaySelection,
  problem: string | undefined,
  { t }: Language,
): string => {
  if (startDate && problem) return problem;
  if (startDate && endDate) return t('booking.withoutPrice');
  return t(startDate ? 'booking.chooseDeparture' : 'booking.chooseDates');
};

export const QuoteLines = ({ quote }: { quote: Quote }) => {
  const { formatEuro } = useLanguage();
  return (
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
};

/** Above the lines, so that the total is beside the calendar on low screens too. */
const QuoteTotal = ({ quote }: { quote: Quote }) => {
  const language = useLanguage();
  const { t, formatEuro } = language;
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-sand-300 pb-3">
      <p className="leading-snug font-semibold">
        {totalLabel(false, language)}
        {quote.toBeAgreed && (
          <span className="block text-sm font-normal text-ink-soft">{t('prices.toBeAgreed')}</span>
        )}
      </p>
      <p className="font-serif text-3xl text-sea-700 tabular-nums">
        {formatEuro(quote.totalCents)}
      </p>
    </div>
  );
};

type QuoteCardProps = {
  selection: StaySelection;
  quote: Quote | null;
  /** Why the stay has no price. */
  problem?: string | undefined;
  /** Other guests have requested some of its nights. */
  isAskedFor: boolean;
  howToPay: Words;
};

/** Announces the price of the selected dates, or says what to select next. */
export const QuoteCard = (props: QuoteCardProps) => {
  const { selection, quote, problem, isAskedFor, howToPay } = props;
  const language = useLanguage();
  const { t, formatStay } = language;
  return (
    <div aria-live="polite" aria-atomic="true" className="rounded-card bg-sea-50 p-4">
      {quote ? (
        <div className="space-y-3">
          <p className="font-semibold text-sea-700">
            {formatStay(selection.startDate, selection.endDate)}
          </p>
          <QuoteTotal quote={quote} />
          <QuoteLines quote={quote} />
          {howToPay.text && (
            <p lang={howToPay.lang} className="text-sm whitespace-pre-line text-ink-soft">
              {howToPay.text}
            </p>
          )}
          {isAskedFor && <Notice tone="info">{t('booking.askedForByOthers')}</Notice>}
          {quote.brokenRule !== null && <Notice tone="warning">{quote.brokenRule}</Notice>}
          {quote.priceListYear !== null && (
            <p className="text-sm text-ink-soft">
              {t('booking.pricesOfOtherYear', {
                stayYear: yearOf(selection.endDate),
                year: quote.priceListYear,
              })}
            </p>
          )}
        </div>
      ) : (
        <p className="text-sea-700">{selectionHint(selection, problem, language)}</p>
      )}
    </div>
  );
};
