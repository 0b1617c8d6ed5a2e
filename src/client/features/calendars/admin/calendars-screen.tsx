import { CalendarSync, Plus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { type Calendar, MAX_CALENDARS } from '#shared/calendars.schema.ts';
import { calendarFailures } from './calendar.form.ts';
import { CalendarCard } from './calendar-card.tsx';
import { CalendarConflicts } from './calendar-conflicts.tsx';
import { CreateCalendarDialog, EditCalendarDialog } from './calendar-dialogs.tsx';
import { nightsInWords } from './calendar-words.ts';
import { OwnCalendar } from './own-calendar.tsx';

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; calendar: Calendar };

const DeleteCalendarDialog = ({
  calendar,
  onClose,
}: {
  calendar: Calendar;
  onClose: () => void;
}) => (
  <DeleteDialog
    title="Eliminare il calendario?"
    confirmLabel="Elimina il calendario"
    id={calendar.id}
    remove={trpc.calendars.delete.useMutation()}
    failure={calendarFailures.delete}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{calendar.name}</strong> non viene più letto ({nightsInWords(calendar)}): da subito le
      sue notti tornano libere, perdi le note che hai scritto su quelle notti, e il nostro indirizzo
      per quel sito smette di funzionare.
    </p>
  </DeleteDialog>
);

type CalendarListProps = {
  calendars: readonly Calendar[];
  now: number;
  onOpen: (dialog: OpenDialog) => void;
};

const CalendarList = ({ calendars, now, onOpen }: CalendarListProps) =>
  calendars.length === 0 ? (
    <EmptyState
      icon={<CalendarSync />}
      title="Nessun calendario collegato"
      action={
        <Button variant="secondary" onClick={() => onOpen({ kind: 'create' })}>
          Collega il primo
        </Button>
      }
    >
      Se la casa è anche su Airbnb, Booking.com o Vrbo, qui leggi le notti prese là, e quei siti
      leggono le nostre: nessuno prenota due volte gli stessi giorni.
    </EmptyState>
  ) : (
    <ul aria-label="Calendari" className="grid items-start gap-4 xl:grid-cols-2">
      {calendars.map((calendar) => (
        <CalendarCard
          key={calendar.id}
          calendar={calendar}
          now={now}
          onEdit={() => onOpen({ kind: 'edit', calendar })}
          onDelete={() => onOpen({ kind: 'delete', calendar })}
        />
      ))}
    </ul>
  );

type DialogsProps = {
  calendars: readonly Calendar[];
  dialog: OpenDialog | null;
  onClose: () => void;
};

const CalendarDialogs = ({ calendars, dialog, onClose }: DialogsProps) => {
  if (dialog === null) return null;
  if (dialog.kind === 'create') return <CreateCalendarDialog onClose={onClose} />;
  // The refetched calendar, or the opened one if it was deleted meanwhile.
  const opened = dialog.calendar;
  const calendar = calendars.find(({ id }) => id === opened.id) ?? opened;
  const Shown = dialog.kind === 'edit' ? EditCalendarDialog : DeleteCalendarDialog;
  return <Shown calendar={calendar} onClose={onClose} />;
};

export const CalendarsScreen = () => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const calendars = trpc.calendars.list.useQuery(undefined, liveQuery);
  const isFull = (calendars.data?.length ?? 0) >= MAX_CALENDARS;
  return (
    <>
      <AdminPageHeader
        title="Altri siti"
        purpose="Le notti prenotate su Airbnb e simili, e le nostre da dire a loro."
        action={
          !isFull && (
            <Button onClick={() => setDialog({ kind: 'create' })}>
              <Plus aria-hidden className="size-4" />
              Aggiungi un calendario
            </Button>
          )
        }
      />
      <div className="grid gap-6">
        <CalendarConflicts />
        <Loaded
          query={calendars}
          failure={calendarFailures.load}
          skeleton={<Skeleton className="h-64" />}
        >
          {(found) => (
            <CalendarList calendars={found} now={calendars.dataUpdatedAt} onOpen={setDialog} />
          )}
        </Loaded>
        <OwnCalendar />
      </div>
      <CalendarDialogs
        calendars={calendars.data ?? []}
        dialog={dialog}
        onClose={() => setDialog(null)}
      />
    </>
  );
};
