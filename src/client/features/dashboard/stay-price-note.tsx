import { formatEuro } from '#shared/prices/money.ts';

type StayPriceNoteProps = { totalCents: number | null; isAgreed: boolean };

/** The price of a stay, in a row of the start page. */
export const StayPriceNote = ({ totalCents, isAgreed }: StayPriceNoteProps) =>
  totalCents === null ? null : (
    <span className="block">
      <span className="font-semibold tabular-nums">{formatEuro(totalCents)}</span>{' '}
      <span className="text-sm text-ink-soft">
        {isAgreed ? 'totale concordato' : 'totale indicativo'}
      </span>
    </span>
  );
