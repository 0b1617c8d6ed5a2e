import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { BackupAge } from '#client/features/backups/backup-age.tsx';
import { ClockNotice } from '#client/features/clock/clock-notice.tsx';
import { NewMessages } from '#client/features/messages/admin/new-messages.tsx';
import { WaitingReviews } from '#client/features/reviews/admin/waiting-reviews.tsx';
import { SiteStatus } from '#client/features/site-status/site-status.tsx';
import { DueTasks } from '#client/features/tasks/due-tasks.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { formatDayInWords, formatInstant } from '#shared/italian-dates.ts';
import { mailKindInWords } from '#shared/mail-kinds.ts';
import type { OutboxMail } from '#shared/outbox.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { ArrivalsAndDepartures, WaitingRequests } from './booking-sections.tsx';

const retryNote = (mail: OutboxMail): string =>
  mail.state === 'WAITING' && mail.nextAttemptAt
    ? `Il sito riprova da solo il ${formatInstant(mail.nextAttemptAt)}.`
    : 'Il sito non riprova più da solo.';

const UnsentMail = ({ mail }: { mail: OutboxMail }) => {
  const utils = trpc.useUtils();
  const retry = trpc.outbox.retry.useMutation({
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await utils.outbox.invalidate();
      rescueFocus();
    },
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">
          {mailKindInWords[mail.kind]} <span className="font-normal">a {mail.recipient}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {mail.attempts === 1 ? 'Un tentativo' : `${mail.attempts} tentativi`} dal{' '}
          {formatInstant(mail.createdAt)}. {retryNote(mail)}
        </p>
        {mail.lastError && <p className="mt-1 text-sm text-red-700">{mail.lastError}</p>}
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={retry.isPending}
        aria-label={`Riprova a inviare la mail a ${mail.recipient}`}
        onClick={() => retry.mutate({ id: mail.id })}
      >
        <RotateCcw aria-hidden className="size-4" />
        Riprova
      </Button>
      {retry.isError && (
        <div className="basis-full">
          <Notice tone="error">{errorText(retry.error, 'La mail non è ripartita.')}</Notice>
        </div>
      )}
    </li>
  );
};

const UnsentMails = () => {
  const { data, isError, error, refetch } = trpc.outbox.list.useQuery(undefined, liveQuery);
  if (!data && isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento delle mail non inviate"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <DashboardSection
      title="Mail non inviate"
      note="Nessuna va persa: restano qui finché non partono"
    >
      <ul className="divide-y divide-sand-200">
        {data.map((mail) => (
          <UnsentMail key={mail.id} mail={mail} />
        ))}
      </ul>
    </DashboardSection>
  );
};

const SampleContentNotice = () => {
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const sample = trpc.content.sample.useQuery();
  const remove = trpc.content.removeSample.useMutation({
    onSuccess: async ({ message }) => {
      // Sample content is everywhere, so every query is stale.
      await utils.invalidate();
      setAsking(false);
      toastSuccess(message);
      rescueFocus();
    },
  });
  if (!sample.data?.present) return null;
  return (
    <>
      <Notice
        tone="info"
        title="Questo è un contenuto di esempio"
        action={
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Rimuovi il contenuto di esempio
          </Button>
        }
      >
        La casa, le immagini, i testi, alcune prenotazioni e i primi task sono inventati, per
        mostrare come sarà il sito. Quando si comincia sul serio si tolgono tutti insieme.
      </Notice>
      <ConfirmDialog
        open={asking}
        title="Rimuovere il contenuto di esempio?"
        confirmLabel="Rimuovi tutto l'esempio"
        tone="danger"
        busy={remove.isPending}
        error={
          remove.isError
            ? errorText(remove.error, 'Il contenuto di esempio non è stato rimosso.')
            : null
        }
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          Vengono eliminati per sempre {sample.data.items} elementi di esempio: testi della casa,
          immagini, articoli, prenotazioni, task e tutto il resto che è inventato. Restano le
          richieste vere degli ospiti e tutto ciò che è stato scritto o salvato dopo. Nessuno riceve
          una mail.
        </p>
      </ConfirmDialog>
    </>
  );
};

export const DashboardScreen = ({ today }: { today: StayDate }) => (
  <>
    <AdminPageHeader
      title="Da fare"
      purpose={`È ${formatDayInWords(today)}: che cosa aspetta una risposta, che cosa scade e chi arriva.`}
    />
    <div className="grid gap-6">
      <ClockNotice />
      <SampleContentNotice />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <WaitingRequests />
          <NewMessages />
          <WaitingReviews />
          <UnsentMails />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <DueTasks today={today} />
          <ArrivalsAndDepartures today={today} />
          <BackupAge />
          <SiteStatus />
        </div>
      </div>
    </div>
  </>
);
