import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import {
  formatDayWithWeekday,
  formatInstant,
  formatInstantDay,
} from '#shared/languages/italian-dates.ts';
import { foreignLanguageName } from '#shared/languages/locales.ts';
import { bookingFailures, bookingName, formatPeriod, isPast } from './booking-labels.ts';
import { ConflictList } from './conflict-list.tsx';
import { HoldField } from './hold-field.tsx';
import { StayHistory } from './stay-history.tsx';
import { StayMonths } from './stay-months.tsx';
import { StayPrice } from './stay-price.tsx';

type DeleteStayDialogProps = {
  stay: StaffStay | AnonymousStay;
  today: StayDate;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

const DeleteStayDialog = (props: DeleteStayDialogProps) => {
  const { stay, today, open, onClose, onDeleted } = props;
  const remove = trpc.bookings.delete.useMutation({ meta: removal });
  const sendsMails = useSendsMails();
  const [tellGuest, setTellGuest] = useState(true);
  const canTell =
    sendsMails && stay.guestEmail !== null && stay.status !== 'REJECTED' && !isPast(stay, today);
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate({ id: stay.id, tellGuest: tellGuest && canTell }, { onSuccess: onDeleted });
  };
  return (
    <ConfirmDialog
      open={open}
      title="Eliminare la prenotazione?"
      confirmLabel="Elimina la prenotazione"
      tone="danger"
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, bookingFailures.delete) : null}
      onConfirm={confirm}
      onClose={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>
        La prenotazione di {bookingName(stay)} ({formatPeriod(stay)}) viene eliminata per sempre,
        con i dati dell'ospite e la sua nota. Serve per quello che è stato inserito per errore
        {stay.status === 'CONFIRMED' &&
          ': un soggiorno che non si fa più si annulla, e resta scritto'}
        .{!canTell && " L'ospite non riceve nessuna mail."}
      </p>
      {canTell && (
        <div className="mt-4">
          <CheckboxField
            label="Avvisa l’ospite con una mail"
            checked={tellGuest}
            onChange={(event) => setTellGuest(event.target.checked)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_1fr] items-start gap-3 sm:grid-cols-[7rem_1fr]">
    <dt className="pt-0.5 text-sm text-ink-soft">{term}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{children}</dd>
  </div>
);

const formatParty = ({ numberOfGuests, over12 }: StaffStay | AnonymousStay): string => {
  const guests = String(numberOfGuests);
  return over12 < numberOfGuests ? `${guests}, di cui ${over12} oltre i 12 anni` : guests;
};

const Payment = ({ stay }: { stay: StaffStay }) => {
  const setPaid = trpc.bookings.setPaid.useMutation();
  const { id, version, paidAt } = stay;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {paidAt === null ? 'da saldare' : `saldato, segnato il ${formatInstantDay(paidAt)}`}
      <Button
        variant="quiet"
        size="small"
        className="-my-1.5"
        busy={setPaid.isPending}
        onClick={() => setPaid.mutate({ id, seenVersion: version, paid: paidAt === null })}
      >
        {paidAt === null ? 'Segna come saldato' : 'Segna come da saldare'}
      </Button>
      {setPaid.isError && (
        <Notice tone="error">{errorText(setPaid.error, bookingFailures.update)}</Notice>
      )}
    </span>
  );
};

const contactClass = 'inline-block py-0.5 text-sea-700 underline underline-offset-4';

const Contacts = ({ stay: { guestEmail, guestPhone } }: { stay: StaffStay }) => (
  <>
    {guestPhone && (
      <Fact term="Telefono">
        <a href={`tel:${guestPhone.replace(/[^\d+]/g, '')}`} className={contactClass}>
          {guestPhone}
        </a>
      </Fact>
    )}
    <Fact term="Email">
      {guestEmail ? (
        <a href={`mailto:${guestEmail}`} className={contactClass}>
          {guestEmail}
        </a>
      ) : (
        'nessun indirizzo'
      )}
    </Fact>
  </>
);

const StayFacts = ({ stay }: { stay: StaffStay | AnonymousStay }) => {
  const language = foreignLanguageName(stay.locale);
  return (
    <dl className="grid gap-2">
      {stay.guest ? (
        <Contacts stay={stay} />
      ) : (
        <Fact term="Email">cancellata con gli altri dati dell’ospite</Fact>
      )}
      {language && <Fact term="Lingua">{language.toLowerCase()}</Fact>}
      <Fact term="Arrivo">{formatDayWithWeekday(stay.startDate)}</Fact>
      <Fact term="Partenza">{formatDayWithWeekday(stay.endDate)}</Fact>
      <Fact term="Ospiti">{formatParty(stay)}</Fact>
      <Fact term="Biancheria">{stay.linen ? 'richiesta' : 'non richiesta'}</Fact>
      <Fact term="Arrivata">
        {staySourceLabels[stay.source].toLowerCase()}, {formatInstant(stay.createdAt)}
      </Fact>
      {stay.guest && stay.status === 'CONFIRMED' && (
        <Fact term="Saldo">
          <Payment stay={stay} />
        </Fact>
      )}
      {stay.note && <Fact term="Nota">{stay.note}</Fact>}
      {stay.guest && stay.privateNote && <Fact term="Nota privata">{stay.privateNote}</Fact>}
      {stay.guest && stay.cleaningNote && (
        <Fact term="Nota per le pulizie">{stay.cleaningNote}</Fact>
      )}
      {stay.cancelledAt && <Fact term="Annullata">{formatInstant(stay.cancelledAt)}</Fact>}
      {stay.reason && <Fact term="Motivo">{stay.reason}</Fact>}
    </dl>
  );
};

const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="font-semibold text-sea-700">{title}</h3>
    {children}
  </section>
);

type StayDetailsProps = {
  stay: StaffStay | AnonymousStay;
  today: StayDate;
  onEdit: () => void;
  onDeleted: () => void;
};

export const StayDetails = ({ stay, today, onEdit, onDeleted }: StayDetailsProps) => {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="grid gap-7">
      <StayFacts stay={stay} />
      <div className="-mx-2 flex flex-wrap gap-1">
        {stay.guest && (
          <Button variant="quiet" size="small" onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            Modifica
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-4" />
          Elimina
        </Button>
      </div>
      <PanelSection title="Date">
        <ConflictList wanted={stay} emptyText="Nessun altro ha chiesto questi giorni." />
        <StayMonths booking={stay} today={today} />
      </PanelSection>
      {stay.guest && stay.status === 'PENDING' && <HoldField stay={stay} today={today} />}
      <PanelSection title="Prezzo">
        <StayPrice stay={stay} isOpen={stay.status === 'PENDING'} />
      </PanelSection>
      {stay.guest && (
        <PanelSection title="Storia">
          <StayHistory id={stay.id} />
        </PanelSection>
      )}
      <DeleteStayDialog
        stay={stay}
        today={today}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </div>
  );
};
