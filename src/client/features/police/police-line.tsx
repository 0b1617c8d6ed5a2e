import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { useToday } from '#client/ui/recent-time.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { PoliceStay } from '#shared/police/police.schema.ts';
import { PoliceDialog } from './police-dialog.tsx';
import { stayInWords } from './police-words.ts';

/** A past stay without guests' data: nothing is left to report. */
const isForgotten = ({ state, guests, endDate }: PoliceStay, today: StayDate): boolean =>
  state === 'incomplete' && guests.length === 0 && endDate < today;

/** Among the parts of a stay: what the police still have to know; nothing while it is off. */
export const PoliceLine = ({ bookingId }: { bookingId: number }) => {
  const { data } = trpc.police.get.useQuery({ id: bookingId }, liveQuery);
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  if (!data?.isOn || isForgotten(data, today)) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center justify-between gap-3 border-t border-sand-200 text-left font-semibold text-sea-700"
      >
        Questura: {stayInWords(data, today, Date.now())}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-sea-600" />
      </button>
      {isOpen && <PoliceDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </>
  );
};
