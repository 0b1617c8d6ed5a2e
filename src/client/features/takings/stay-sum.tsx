import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { MoneyDialog } from '#client/features/payments/money-dialog.tsx';
import { formatStay } from '#shared/languages/italian-dates.ts';
import type { TakingsStay } from '#shared/takings/takings.schema.ts';

type Stay = Pick<TakingsStay, 'bookingId' | 'guestName' | 'startDate' | 'endDate'>;

/** The guest and the days. */
const StayWords = ({ guestName, startDate, endDate }: Stay) => (
  <>
    <span className="block font-semibold wrap-anywhere text-sea-700">{guestName ?? 'Ospite'}</span>
    <span className="block text-sm text-ink-soft">{formatStay(startDate, endDate)}</span>
  </>
);

const pressClass =
  '-mx-2 block min-h-11 rounded-field px-2 py-1 text-left hover:bg-sand-50 cursor-pointer';

const MoneyButton = ({ bookingId, children }: { bookingId: number; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={pressClass} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && <MoneyDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </>
  );
};

type StaySumProps = {
  stay: Stay;
  /** Whether the site follows money: then the row opens that of the stay. */
  isOn: boolean;
  /** A line below the days. */
  note?: ReactNode;
  sum: ReactNode;
  /** Below the sum. */
  detail?: ReactNode;
};

/** A row of a list: a stay, which it opens unless it was erased, and a sum. */
export const StaySum = ({ stay, isOn, note, sum, detail }: StaySumProps) => {
  const { bookingId } = stay;
  const words = <StayWords {...stay} />;
  return (
    <li className="flex items-center justify-between gap-4 py-1">
      <div className="min-w-0">
        {bookingId === null && words}
        {bookingId !== null && isOn && <MoneyButton bookingId={bookingId}>{words}</MoneyButton>}
        {bookingId !== null && !isOn && (
          <Link to="/admin/bookings" search={{ booking: bookingId }} className={pressClass}>
            {words}
          </Link>
        )}
        {note && <p className="pb-1 text-sm wrap-anywhere">{note}</p>}
      </div>
      <div className="grid shrink-0 justify-items-end gap-0.5 text-right tabular-nums">
        <span className="font-semibold">{sum}</span>
        {detail && <span className="text-sm text-ink-soft">{detail}</span>}
      </div>
    </li>
  );
};
