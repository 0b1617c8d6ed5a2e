import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { BookingPanel } from './booking-panel.tsx';

type OpenBookingProps = {
  id: number;
  listed: readonly StaffBooking[];
  today: StayDate;
  onClose: () => void;
};

/** The booking that the address names, which may be gone by now and need not be in the list. */
export const OpenBooking = ({ id, listed, today, onClose }: OpenBookingProps) => {
  const { data, isError, error, refetch } = trpc.bookings.get.useQuery(
    { id },
    // Forgotten with the panel, so that a deleted booking never shows again.
    {
      ...liveQuery,
      gcTime: 0,
      placeholderData: () => listed.find((listedOne) => listedOne.id === id),
    },
  );
  const isGone = apiErrorOf(error)?.code === 'NOT_FOUND';
  if (data && !isGone) return <BookingPanel booking={data} today={today} onClose={onClose} />;
  if (!isError) return null;
  return (
    <div className="mb-6">
      {isGone ? (
        <Notice tone="warning">La prenotazione cercata non c'è più.</Notice>
      ) : (
        <LoadFailure
          title="Errore nel caricamento della prenotazione"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
};
