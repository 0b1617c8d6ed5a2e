import { useStaffBookings } from '#client/features/bookings/admin/bookings-query.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatDayInWords } from '#shared/italian-dates.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { MovementList } from './movement-list.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { UnsentMails } from './unsent-mails.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

const BookingsOfToday = ({ today }: { today: StayDate }) => {
  const bookings = useStaffBookings();
  if (bookings.data) {
    return (
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <WaitingRequests bookings={bookings.data} today={today} />
        <MovementList bookings={bookings.data} today={today} />
      </div>
    );
  }
  if (bookings.isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento delle prenotazioni"
        error={bookings.error}
        onRetry={() => void bookings.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
};

const Mails = () => {
  const mails = trpc.outbox.list.useQuery(undefined, liveQuery);
  if (mails.data) return <UnsentMails mails={mails.data} />;
  if (!mails.isError) return null;
  return (
    <LoadFailure
      title="Errore nel caricamento delle mail non inviate"
      error={mails.error}
      onRetry={() => void mails.refetch()}
    />
  );
};

export const TodayScreen = ({ today }: { today: StayDate }) => (
  <>
    <AdminPageHeader
      title="Oggi"
      purpose={`È ${formatDayInWords(today)}: che cosa aspetta una risposta e chi arriva.`}
    />
    <div className="grid gap-6">
      <SampleNotice />
      <BookingsOfToday today={today} />
      <Mails />
    </div>
  </>
);
