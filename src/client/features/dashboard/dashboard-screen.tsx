import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BackupAge } from '#client/features/backups/backup-age.tsx';
import { CalendarTroubles } from '#client/features/calendars/admin/calendar-troubles.tsx';
import { FormerCleanersNotice } from '#client/features/cleaning/former-cleaners-notice.tsx';
import { FirstSteps } from '#client/features/first-steps/first-steps.tsx';
import { NewMessages } from '#client/features/messages/admin/new-messages.tsx';
import { UnsentMails } from '#client/features/outbox/unsent-mails.tsx';
import { WaitingReviews } from '#client/features/reviews/admin/waiting-reviews.tsx';
import { useSaveSiteSettings } from '#client/features/site-settings/admin/site-settings.form.ts';
import { SiteStatus } from '#client/features/site-status/site-status.tsx';
import { DueTasks } from '#client/features/tasks/due-tasks.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords } from '#shared/languages/italian-dates.ts';
import { ArrivalsAndDepartures, InTheHouse } from './booking-sections.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UnpaidStays } from './unpaid-stays.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

const SampleContentNotice = () => {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [closes, setCloses] = useState(false);
  const prepare = useSaveSiteSettings('Il sito è in preparazione.');
  const sample = trpc.content.sample.useQuery();
  const remove = trpc.content.removeSample.useMutation({
    meta: { success: serverMessage },
    // Drops all cached queries: they may contain sample content whose pictures are deleted.
    onSuccess: () => queryClient.removeQueries({ type: 'inactive' }),
    onSettled: (_, error) => {
      if (error) return;
      setAsking(false);
      rescueFocus();
    },
  });
  // The site is hidden first, so that visitors never see it empty.
  const failure = prepare.error ?? remove.error;
  const confirm = () => {
    if (closes) prepare.mutate({ inPreparation: true }, { onSuccess: () => remove.mutate() });
    else remove.mutate();
  };
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
        mostrare come sarà il sito. Quando cominci sul serio li togli tutti insieme.
      </Notice>
      <ConfirmDialog
        open={asking}
        title="Rimuovere il contenuto di esempio?"
        confirmLabel="Rimuovi tutto l'esempio"
        tone="danger"
        busy={prepare.isPending || remove.isPending}
        error={failure ? errorText(failure, 'Il contenuto di esempio non è stato rimosso.') : null}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>
          Vengono eliminati per sempre {sample.data.items} elementi di esempio: testi della casa,
          immagini, articoli, prenotazioni, task e tutto il resto che è inventato. Restano le
          richieste vere degli ospiti e tutto ciò che è stato scritto o salvato dopo. Nessuno riceve
          una mail.
        </p>
        <div className="mt-4">
          <CheckboxField
            label="Metti il sito in preparazione"
            hint="Finché non è pronto, chi lo visita legge “Apriamo presto” e non può prenotare. Si riapre dalle Impostazioni."
            checked={closes}
            onChange={({ target }) => setCloses(target.checked)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
};

/** Reminds staff to open the site. */
const PreparationNotice = () => {
  const { data } = trpc.siteSettings.state.useQuery(undefined, liveQuery);
  if (data?.shown !== 'preview') return null;
  return (
    <Notice
      tone="warning"
      title="Il sito è in preparazione"
      action={
        <Link to="/admin/settings" className={noticeLinkClass}>
          Apri il sito a tutti, nelle Impostazioni
        </Link>
      }
    >
      Chi lo visita legge “Apriamo presto”: non arrivano richieste né messaggi.
    </Notice>
  );
};

export const DashboardScreen = ({ today }: { today: StayDate }) => (
  <>
    <AdminPageHeader
      title="Da fare"
      purpose={`È ${formatDayInWords(today)}: che cosa aspetta una risposta, che cosa scade e chi arriva.`}
    />
    <div className="grid gap-6">
      <Shortcuts />
      <FormerCleanersNotice />
      <PreparationNotice />
      <SampleContentNotice />
      <CalendarTroubles />
      <FirstSteps />
      <InTheHouse today={today} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <WaitingRequests today={today} />
          <ArrivalsAndDepartures today={today} />
          <UnpaidStays />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <UnsentMails />
          <NewMessages />
          <DueTasks today={today} />
          <WaitingReviews />
          <BackupAge />
          <SiteStatus />
        </div>
      </div>
    </div>
  </>
);
