import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { bookingFailures } from '#client/features/bookings/admin/booking-labels.ts';
import { useMailWords } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { WaitingRequest } from '#shared/bookings/booking-lists.schema.ts';
import { formatItalianList } from '#shared/languages/lists.ts';
import { confirmButtonId, labelOf, RequestLink } from './request-link.tsx';

/** How long the screen offers to undo a confirmation. The server holds the mail for longer. */
const TAKE_BACK_MS = 8000;

const namesOf = (requests: readonly WaitingRequest[]): string =>
  formatItalianList(requests.map(({ guestName }) => guestName));

type LosersQuestionProps = { losers: readonly WaitingRequest[]; onLater: () => void };

/** Asks about the requests for days that were just given away. */
const LosersQuestion = ({ losers, onLater }: LosersQuestionProps) => {
  const isOne = losers.length === 1;
  const reject = trpc.bookings.setStatus.useMutation({
    meta: {
      success: isOne
        ? `Richiesta di ${namesOf(losers)} rifiutata.`
        : `${losers.length} richieste rifiutate.`,
    },
    onSettled: rescueFocus,
  });
  const rejectAll = () => {
    const [first, ...others] = losers;
    if (!first || reject.isPending) return;
    const { id, version } = first;
    reject.mutate({
      id,
      seenVersion: version,
      status: 'REJECTED',
      reject: others.map((other) => ({ id: other.id })),
    });
  };
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-amber-100 px-3 py-2">
      <p className="min-w-0 grow basis-40 wrap-anywhere">Rifiuta anche {namesOf(losers)}?</p>
      <span className="flex gap-2">
        <Button
          size="small"
          busy={reject.isPending}
          aria-label={`${isOne ? 'Rifiuta anche' : 'Rifiuta tutte:'} ${losers.map(labelOf).join('; ')}`}
          onClick={rejectAll}
        >
          {isOne ? 'Rifiuta' : 'Rifiuta tutte'}
        </Button>
        <Button variant="quiet" size="small" onClick={onLater}>
          Non ora
        </Button>
      </span>
      {reject.isError && (
        <Notice tone="error">{errorText(reject.error, bookingFailures.update)}</Notice>
      )}
    </div>
  );
};

type ConfirmedRowProps = {
  request: WaitingRequest;
  version: number;
  /** Requests for the same days, which still wait. */
  losers: readonly WaitingRequest[];
  onDone: () => void;
};

/** A request that was just confirmed, until the undo period ends and the losers are decided on. */
export const ConfirmedRow = ({ request, version, losers, onDone }: ConfirmedRowProps) => {
  const takeBack = trpc.bookings.takeBack.useMutation({
    onSettled: (_, error) => {
      if (!error) onDone();
    },
  });
  const mailWords = useMailWords();
  const [isUndoable, setUndoable] = useState(true);
  const [isAsking, setAsking] = useState(true);
  const asked = isAsking ? losers : [];
  const isOver = !isUndoable && asked.length === 0;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const rowRef = useFocusLoss<HTMLLIElement>(() => {
    document.getElementById(confirmButtonId(request.id))?.focus();
    rescueFocus();
  });
  const isUnderWay = takeBack.isPending || takeBack.isError;
  useEffect(() => {
    // The button that was pressed is gone.
    if (isFocusLost()) buttonRef.current?.focus();
  }, []);
  useEffect(() => {
    if (isUnderWay) return;
    const timer = setTimeout(() => setUndoable(false), TAKE_BACK_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when nothing is left to do
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver]);
  return (
    <li ref={rowRef} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <RequestLink request={request}>
        <span className="flex items-center gap-1.5 text-sm font-semibold text-olive-700">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          Prenotazione confermata
        </span>
        <span className="block text-sm text-ink-soft">
          {isUndoable
            ? mailWords('La mail all’ospite parte fra qualche secondo.', request.guestName)
            : mailWords('La mail all’ospite è partita.', request.guestName)}
        </span>
      </RequestLink>
      {isUndoable && !takeBack.isError && (
        <Button
          ref={buttonRef}
          variant="secondary"
          size="small"
          busy={takeBack.isPending}
          aria-label={`Annulla la conferma: ${labelOf(request)}`}
          onClick={() => takeBack.mutate({ id: request.id, seenVersion: version })}
        >
          Annulla la conferma
        </Button>
      )}
      {asked.length > 0 && <LosersQuestion losers={asked} onLater={() => setAsking(false)} />}
      {takeBack.isError && (
        <div className="basis-full">
          <Notice tone="error">{errorText(takeBack.error, bookingFailures.update)}</Notice>
        </div>
      )}
    </li>
  );
};
