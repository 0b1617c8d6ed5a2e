import { ArrowDown } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import { anchors } from '#shared/anchors.ts';
import { formatStay } from '#shared/italian-dates.ts';
import { formatEuro } from '#shared/money.ts';
import type { Quote } from '#shared/quote.ts';
import type { StaySelection } from './stay-selection.ts';

type QuoteTeaserProps = { selection: StaySelection; quote: Quote };

/** Where the form lies under the calendar: the sum at once, and the way on. */
export const QuoteTeaser = ({ selection, quote }: QuoteTeaserProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sea-50 px-4 py-3 xl:hidden">
    <p className="leading-snug">
      {formatStay(selection.startDate, selection.endDate)}
      <strong className="block text-lg text-sea-700 tabular-nums">
        {formatEuro(quote.totalCents)}
      </strong>
    </p>
    <a
      href={`#${anchors.request}`}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      Continua
      <ArrowDown aria-hidden className="size-4" />
    </a>
  </div>
);
