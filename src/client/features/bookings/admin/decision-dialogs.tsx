import { type ReactNode, useState } from 'react';
import { RefundAhead } from '#client/features/payments/refund-ahead.tsx';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { occupiedInterval } from '#shared/bookings/occupancy.ts';
import { HOUSE_LOCALE, inItalian } from '#shared/languages/locales.ts';
import { bookingFailures, bookingName, formatPeriod } from './booking-labels.ts';
import { conflictsOf, daysAfterRejection } from './conflicts.ts';
import { useClaims } from './use-claims.ts';

type DialogProps = { stay: StaffStay; onClose: () => void };

/** The choice to notify the guest, offered only if a mail can reach the guest. */
const useTellGuest = ({ guestEmail }: StaffStay) => {
  const sendsMails = useSendsMails();
  const [wanted, setWanted] = useState(true);
  const canTell = sendsMails && guestEmail !== null;
  return { canTell, tellGuest: canTell && wanted, setWanted };
};

type TellGuestProps = ReturnType<typeof useTellGuest> & { name: string };

const TellGuestField = ({ canTell, tellGuest, setWanted, name }: TellGuestProps) =>
  canTell ? (
    <CheckboxField
      label={`Avvisa ${name} con una mail`}
      checked={tellGuest}
      onChange={(event) => setWanted(event.target.checked)}
    />
  ) : (
    <p className="text-sm text-ink-soft">Non parte nessuna mail: avvisa tu {name}.</p>
  );

/** States whether the days of the stay become free. */
const DaysAfter = ({ stay }: { stay: StaffStay }) => {
  const { data } = useClaims(occupiedInterval(stay));
  return data ? daysAfterRejection(stay.status, conflictsOf(stay, data.claims)) : null;
};

type ReasonDialogProps = DialogProps & {
  title: string;
  submitLabel: string;
  busy: boolean;
  error: string | null;
  onSubmit: (answer: { reason: string; tellGuest: boolean }) => void;
  children: ReactNode;
};

/** Asks for an optional reason before a rejection or cancellation. */
const ReasonDialog = (props: ReasonDialogProps) => {
  const { stay, title, submitLabel, busy, error, onSubmit, onClose, children } = props;
  // A single optional text without rules needs no form library.
  const [reason, setReason] = useState('');
  const telling = useTellGuest(stay);
  const { tellGuest } = telling;
  const isForeign = stay.locale !== HOUSE_LOCALE;
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      tone="danger"
      busy={busy}
      problem={error && <Notice tone="error">{error}</Notice>}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit({ reason, tellGuest });
      }}
      onClose={onClose}
      className="grid gap-4"
    >
      <p>{children}</p>
      <TextArea
        label="Motivo"
        required={false}
        rows={3}
        maxLength={500}
        hint={
          tellGuest
            ? `Se lo scrivi, l’ospite lo trova nella mail${isForeign ? `: legge in ${inItalian(stay.locale)}` : ''}.`
            : 'Se lo scrivi, resta nella prenotazione.'
        }
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TellGuestField {...telling} name={stay.guestName} />
    </FormDialog>
  );
};

export const RejectDialog = ({ stay, onClose }: DialogProps) => {
  const reject = trpc.bookings.setStatus.useMutation({ meta: { success: 'Richiesta rifiutata.' } });
  const { id, version } = stay;
  return (
    <ReasonDialog
      stay={stay}
      title="Rifiutare la richiesta?"
      submitLabel="Rifiuta la richiesta"
      busy={reject.isPending}
      error={reject.isError ? errorText(reject.error, bookingFailures.update) : null}
      onSubmit={(answer) =>
        reject.mutate(
          { id, seenVersion: version, status: 'REJECTED', ...answer },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      La richiesta di {bookingName(stay)} ({formatPeriod(stay)}) verrà rifiutata.{' '}
      <DaysAfter stay={stay} />
    </ReasonDialog>
  );
};

export const CancelDialog = ({ stay, onClose }: DialogProps) => {
  const cancel = trpc.bookings.cancel.useMutation({ meta: { success: 'Soggiorno annullato.' } });
  const { id, version } = stay;
  return (
    <ReasonDialog
      stay={stay}
      title="Annullare il soggiorno?"
      submitLabel="Annulla il soggiorno"
      busy={cancel.isPending}
      error={cancel.isError ? errorText(cancel.error, bookingFailures.update) : null}
      onSubmit={(answer) =>
        cancel.mutate({ id, seenVersion: version, ...answer }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      Il soggiorno di {bookingName(stay)} ({formatPeriod(stay)}) è confermato. Lo ritrovi tra le
      prenotazioni annullate, con chi l’ha annullato, quando e perché. <DaysAfter stay={stay} />
      <RefundAhead bookingId={stay.id} />
    </ReasonDialog>
  );
};

type Loser = { id: number; isTicked: boolean; reason: string };

type ConfirmStayDialogProps = DialogProps & { rivals: readonly Claim[] };

/** Confirms a request and rejects the competing ones in the same step. */
export const ConfirmStayDialog = ({ stay, rivals, onClose }: ConfirmStayDialogProps) => {
  const setStatus = trpc.bookings.setStatus.useMutation();
  const telling = useTellGuest(stay);
  const [losers, setLosers] = useState<readonly Loser[]>(
    rivals.map(({ id }) => ({ id, isTicked: true, reason: '' })),
  );
  const change = (id: number, part: Partial<Loser>) =>
    setLosers((known) => known.map((loser) => (loser.id === id ? { ...loser, ...part } : loser)));
  const ticked = losers.filter(({ isTicked }) => isTicked);
  const { id, version } = stay;
  const confirm = () => {
    if (setStatus.isPending) return;
    const reject = ticked.map((loser) => ({ id: loser.id, reason: loser.reason }));
    const { tellGuest } = telling;
    setStatus.mutate(
      { id, seenVersion: version, status: 'CONFIRMED', reject, tellGuest },
      {
        onSuccess: () => {
          onClose();
          toastSuccess(
            reject.length === 0
              ? 'Prenotazione confermata.'
              : `Prenotazione confermata, ${reject.length === 1 ? '1 richiesta rifiutata' : `${reject.length} richieste rifiutate`}.`,
          );
        },
      },
    );
  };
  return (
    <FormDialog
      title="Confermare la prenotazione?"
      submitLabel={ticked.length > 0 ? 'Conferma e rifiuta' : 'Conferma'}
      busy={setStatus.isPending}
      problem={
        setStatus.isError && (
          <Notice tone="error">{errorText(setStatus.error, bookingFailures.update)}</Notice>
        )
      }
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
      onClose={onClose}
      className="grid gap-5"
    >
      <p>
        {bookingName(stay)}, {formatPeriod(stay)}.{' '}
        {rivals.length === 1
          ? 'C’è un’altra richiesta per questi giorni. Se resta spuntata, la rifiutiamo mentre confermi questa.'
          : `Ci sono altre ${rivals.length} richieste per questi giorni. Rifiutiamo quelle che restano spuntate mentre confermi questa.`}
      </p>
      {rivals.map((rival) => {
        const loser = losers.find((known) => known.id === rival.id);
        if (!loser) return null;
        const name = bookingName(rival);
        return (
          <div key={rival.id} className="grid gap-3 rounded-card border border-sand-200 p-4">
            <CheckboxField
              label={`Rifiuta ${name}, ${formatPeriod(rival)}`}
              checked={loser.isTicked}
              onChange={(event) => change(rival.id, { isTicked: event.target.checked })}
            />
            {loser.isTicked && (
              <TextArea
                label={`Un messaggio per ${name}`}
                required={false}
                rows={2}
                maxLength={500}
                value={loser.reason}
                onChange={(event) => change(rival.id, { reason: event.target.value })}
              />
            )}
          </div>
        );
      })}
      <TellGuestField {...telling} name={ticked.length > 0 ? 'gli ospiti' : stay.guestName} />
    </FormDialog>
  );
};
