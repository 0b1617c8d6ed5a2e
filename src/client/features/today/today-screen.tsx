import { BackupAge } from '#client/features/backups/backup-age.tsx';
import { NewMessages } from '#client/features/messages/admin/new-messages.tsx';
import { WaitingReviews } from '#client/features/reviews/admin/waiting-reviews.tsx';
import { DueTasks } from '#client/features/tasks/due-tasks.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { formatDayInWords } from '#shared/italian-dates.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { MovementList } from './movement-list.tsx';
import { SampleNotice } from './sample-notice.tsx';
import { UnsentMails } from './unsent-mails.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

type PartProps = { today: StayDate };

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

/** What somebody waits for. */
const ToAnswer = () => (
  <div className="grid min-w-0 grid-cols-1 gap-6">
    <WaitingRequests />
    <NewMessages />
    <WaitingReviews />
    <Mails />
  </div>
);

/** What the house itself wants. */
const ToKeepInMind = ({ today }: PartProps) => (
  <div className="grid min-w-0 grid-cols-1 gap-6">
    <DueTasks today={today} />
    <MovementList today={today} />
    <BackupAge />
  </div>
);

export const TodayScreen = ({ today }: PartProps) => (
  <>
    <AdminPageHeader
      title="Da fare"
      purpose={`È ${formatDayInWords(today)}: che cosa aspetta una risposta, che cosa scade e chi arriva.`}
    />
    <div className="grid gap-6">
      <SampleNotice />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <ToAnswer />
        <ToKeepInMind today={today} />
      </div>
    </div>
  </>
);
