import { Ban, CircleCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { MenuItem } from '#client/ui/more-menu.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { DecidedStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { occupiedInterval } from '#shared/bookings/occupancy.ts';
import { bookingFailures } from './booking-labels.ts';
import { conflictsOf, whyTaken } from './conflicts.ts';
import { CancelDialog, ConfirmStayDialog, RejectDialog } from './decision-dialogs.tsx';
import { useClaims } from './use-claims.ts';

/** 'L’ospite riceve una mail.' if the guest does. */
const mailSentence = (
  { guestEmail, isGuestMailed }: Pick<DecidedStay, 'guestEmail' | 'isGuestMailed'>,
  sendsMails: boolean,
): string => {
  if (guestEmail === null) return 'L’ospite non ha un indirizzo email: avvisalo tu.';
  return sendsMails && isGuestMailed ? 'L’ospite riceve una mail.' : 'Non parte nessuna mail.';
};

/** The other bookings and requests for some of these days, unless the stay holds them. */
const useOthers = (stay: StaffStay) => {
  const isOpen = stay.status !== 'CONFIRMED';
  const { data, isPending } = useClaims(occupiedInterval(stay), { enabled: isOpen });
  const { held, asked } = data && isOpen ? conflictsOf(stay, data.claims) : { held: [], asked: [] };
  return { held, rivals: asked, isLoading: isOpen && isPending };
};

type Question = 'confirm' | 'reject' | 'cancel';

/** Staff's decisions on a stay, for the buttons at the foot of its panel and the menu at its head. */
export const useStayDecision = (stay: StaffStay) => {
  const setStatus = trpc.bookings.setStatus.useMutation();
  const [question, ask] = useState<Question | null>(null);
  const { held, rivals, isLoading } = useOthers(stay);
  const sendsMails = useSendsMails();
  const { id, version } = stay;

  const decide = (next: 'CONFIRMED' | 'PENDING', done: string) => {
    if (setStatus.isPending) return;
    setStatus.mutate(
      { id, seenVersion: version, status: next },
      { onSuccess: (decided) => toastSuccess(`${done} ${mailSentence(decided, sendsMails)}`) },
    );
  };
  return {
    stay,
    rivals,
    /** Why it cannot be confirmed; null if it can. */
    obstacle: held[0] ? `Non puoi confermarla: ${whyTaken(held[0])}.` : null,
    // Until competing requests are known, nobody can decide about them.
    isBusy: setStatus.isPending || isLoading,
    error: setStatus.isError ? errorText(setStatus.error, bookingFailures.update) : null,
    warning: setStatus.data?.warning,
    question,
    ask,
    confirm: () =>
      rivals.length > 0 ? ask('confirm') : decide('CONFIRMED', 'Prenotazione confermata.'),
    putBack: () => decide('PENDING', 'La richiesta è di nuovo in attesa.'),
  };
};

type DecisionProps = { decision: ReturnType<typeof useStayDecision> };

/** For a request that waits. */
export const DecisionFoot = ({ decision }: DecisionProps) => {
  const { obstacle, isBusy, confirm, ask } = decision;
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      {obstacle && <p className="min-w-0 grow basis-48 text-sm text-amber-800">{obstacle}</p>}
      <Button
        variant={obstacle ? 'primary' : 'secondary'}
        className="px-4! sm:px-6!"
        onClick={() => ask('reject')}
      >
        Rifiuta
      </Button>
      {!obstacle && (
        <Button className="grow px-4! sm:grow-0 sm:px-6!" busy={isBusy} onClick={confirm}>
          Conferma prenotazione
        </Button>
      )}
    </div>
  );
};

/** For a stay that was decided on. */
export const DecisionItems = ({ decision }: DecisionProps) => {
  const { stay, obstacle, confirm, putBack, ask } = decision;
  if (stay.status === 'PENDING') return null;
  return (
    <>
      {stay.status === 'REJECTED' && !obstacle && (
        <MenuItem onClick={confirm}>
          <CircleCheck aria-hidden />
          Conferma prenotazione
        </MenuItem>
      )}
      <MenuItem onClick={putBack}>
        <Undo2 aria-hidden />
        Riporta in attesa
      </MenuItem>
      {stay.status === 'CONFIRMED' && (
        <MenuItem isDanger onClick={() => ask('cancel')}>
          <Ban aria-hidden />
          Annulla il soggiorno
        </MenuItem>
      )}
    </>
  );
};

/** The outcome of the last decision, and the questions before the next one. */
export const DecisionAnswers = ({ decision }: DecisionProps) => {
  const { stay, rivals, error, warning, question, ask } = decision;
  const close = () => ask(null);
  return (
    <>
      {error && <Notice tone="error">{error}</Notice>}
      {warning && <Notice tone="warning">{warning}</Notice>}
      {question === 'confirm' && <ConfirmStayDialog stay={stay} rivals={rivals} onClose={close} />}
      {question === 'reject' && <RejectDialog stay={stay} onClose={close} />}
      {question === 'cancel' && <CancelDialog stay={stay} onClose={close} />}
    </>
  );
};
