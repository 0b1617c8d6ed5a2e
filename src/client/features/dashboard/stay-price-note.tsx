import type { WaitingRequest } from '#shared/bookings.schema.ts';
import { formatEuro } from '#shared/money.ts';

/** What a stay costs by the price list, in a row of the start page. */
export const StayPriceNote = ({ price }: Pick<WaitingRequest, 'price'>) => {
  if (!price) {
    return <span className="block text-sm text-ink-soft">Il listino non copre questi giorni</span>;
  }
  return (
    <span className="block">
      <span className="font-semibold tabular-nums">{formatEuro(price.totalCents)}</span>{' '}
      <span className="text-sm text-ink-soft">
        {price.toBeAgreed ? 'da concordare' : 'totale indicativo'}
      </span>
    </span>
  );
};
