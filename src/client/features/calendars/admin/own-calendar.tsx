import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { formatTimeAgo } from '#client/features/backups/backup-times.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { CopyField } from '#client/ui/copy-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { OwnCalendar as Own } from '#shared/calendars.schema.ts';
import { calendarFailures, ownCalendarNames } from './calendar.form.ts';

/** Calendar apps subscribe to an address of this scheme. */
const webcalAddress = (url: string): string => url.replace(/^https?:/, 'webcal:');

const OwnCalendarFields = ({ own, now }: { own: Own; now: number }) => {
  const update = trpc.calendars.updateOwn.useMutation({ meta: { success: 'Salvato' } });
  const renew = trpc.calendars.renewOwn.useMutation({
    meta: { success: 'Il nuovo indirizzo è pronto' },
  });
  const [renewing, setRenewing] = useState(false);
  const showsNames = update.isPending ? update.variables.showsNames : own.showsNames;
  const close = () => setRenewing(false);
  const confirm = () => {
    if (!renew.isPending) renew.mutate(undefined, { onSuccess: close });
  };
  return (
    <>
      <p className="-mt-2 text-ink-soft">
        Soggiorni, richieste, date bloccate e notti degli altri siti, nel calendario che hai già sul
        telefono. Su iPhone, iPad e Mac basta un tocco. Su Android copia l’indirizzo, apri
        calendar.google.com e sotto «Altri calendari» scegli «Da URL».
      </p>
      <div>
        <a href={webcalAddress(own.exportUrl)} className={buttonClass({ variant: 'secondary' })}>
          <CalendarPlus aria-hidden className="size-4" />
          Aggiungi al calendario
        </a>
      </div>
      <CopyField
        label="Indirizzo per il telefono"
        hint={
          own.lastExportedAt === null
            ? 'Chi ha il link vede il calendario: non darlo ad altri.'
            : `Letto l’ultima volta ${formatTimeAgo(own.lastExportedAt, now)}. Chi ha il link vede il calendario.`
        }
        value={own.exportUrl}
        copyLabel="Copia"
        copyName="Copia l’indirizzo per il telefono"
        success="Indirizzo copiato"
      />
      <CheckboxField
        label={ownCalendarNames.showsNames}
        hint="Senza, nel calendario leggi solo «Soggiorno»."
        checked={showsNames ?? own.showsNames}
        onChange={({ target }) =>
          update.mutate({ showsNames: target.checked, seenVersion: own.version })
        }
      />
      {update.error && (
        <Notice tone="error">{errorText(update.error, calendarFailures.update)}</Notice>
      )}
      <div>
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setRenewing(true)}>
          Crea un nuovo indirizzo per il telefono
        </Button>
      </div>
      <ConfirmDialog
        open={renewing}
        title="Creare un nuovo indirizzo?"
        confirmLabel="Crea un nuovo indirizzo"
        tone="danger"
        busy={renew.isPending}
        error={renew.error ? errorText(renew.error, calendarFailures.renew) : null}
        onConfirm={confirm}
        onClose={close}
      >
        <p>Quello di adesso smette subito di funzionare, su tutti i telefoni.</p>
      </ConfirmDialog>
    </>
  );
};

/** The address of the owners' calendar, for calendar apps. */
export const OwnCalendar = () => {
  const own = trpc.calendars.own.useQuery(undefined, liveQuery);
  return (
    <FormSection title="Il calendario sul tuo telefono">
      <Loaded query={own} failure={calendarFailures.load} skeleton={<Skeleton className="h-40" />}>
        {(data) => <OwnCalendarFields own={data} now={own.dataUpdatedAt} />}
      </Loaded>
    </FormSection>
  );
};
