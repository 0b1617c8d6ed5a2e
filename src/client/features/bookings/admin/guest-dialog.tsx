import { Link } from '@tanstack/react-router';
import { CalendarPlus, ChevronRight } from 'lucide-react';
import { StatusBadge } from '#client/features/bookings/status-badge.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { GuestCard } from '#shared/bookings/guests.schema.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { describeStays } from './guest-words.ts';
import { NoteForm } from './note-form.tsx';
import { StayContacts } from './stay-head.tsx';

const GuestNote = ({ guest: { id, note } }: { guest: GuestCard }) => {
  const save = trpc.bookings.setGuestNote.useMutation({ meta: { success: 'Nota salvata' } });
  return (
    <NoteForm
      label="Nota sull’ospite"
      hint="La vede solo chi gestisce il sito: «ha il cane», «preferisce arrivare tardi»."
      maxLength={1000}
      saved={note}
      saving={save}
      onSave={(changed) => save.mutate({ id, note: changed })}
    />
  );
};

type PastStay = GuestCard['stays'][number];

const StayRow = ({ stay }: { stay: PastStay }) => {
  const { id, startDate, endDate, state, totalCents } = stay;
  return (
    <li>
      <Link
        to="/admin/bookings"
        search={{ booking: id }}
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-field px-2 py-2 hover:bg-sand-50"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-semibold text-sea-700">{formatStay(startDate, endDate)}</span>
            {state === 'CONFIRMED' ? (
              <span className="tabular-nums">{totalCents !== null && formatEuro(totalCents)}</span>
            ) : (
              <StatusBadge state={state} />
            )}
          </span>
          {[stay.privateNote, stay.note].filter(Boolean).map((note) => (
            <span key={note} className="block text-sm wrap-anywhere text-ink-soft">
              {note}
            </span>
          ))}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-sea-600" />
      </Link>
    </li>
  );
};

/** No sum for a single stay, which shows its own. */
const sumOf = ({ stays }: GuestCard): number | null => {
  const confirmed = stays.filter(({ state }) => state === 'CONFIRMED');
  if (confirmed.length < 2) return null;
  return confirmed.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
};

const Stays = ({ guest }: { guest: GuestCard }) => {
  const sum = sumOf(guest);
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold text-sea-700">{describeStays(guest)}</h3>
      {sum !== null && (
        <p>
          In tutto <strong className="tabular-nums">{formatEuro(sum)}</strong>
        </p>
      )}
      <ul className="divide-y divide-sand-200 border-y border-sand-200">
        {guest.stays.map((stay) => (
          <StayRow key={stay.id} stay={stay} />
        ))}
      </ul>
    </section>
  );
};

type GuestDialogProps = {
  /** The id of one of the guest's stays. */
  id: number;
  onBookAgain: () => void;
  onClose: () => void;
};

/** The card of an earlier guest: contacts, a note, and all stays. */
export const GuestDialog = ({ id, onBookAgain, onClose }: GuestDialogProps) => {
  const query = trpc.bookings.guest.useQuery({ id }, { gcTime: 0 });
  return (
    <Dialog
      open
      isInAddress
      shape="side"
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{query.data?.name ?? 'Ospite'}</span>}
      footer={
        <Button className="max-sm:grow" onClick={onBookAgain}>
          <CalendarPlus aria-hidden className="size-4" />
          Prenota di nuovo
        </Button>
      }
    >
      <Loaded
        query={query}
        failure="Errore nel caricamento dell’ospite"
        skeleton={<Skeleton className="h-72" />}
      >
        {(guest) => (
          <div className="grid gap-5">
            <StayContacts stay={{ guestPhone: guest.phone, guestEmail: guest.email }} />
            <GuestNote guest={guest} />
            <Stays guest={guest} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
};
