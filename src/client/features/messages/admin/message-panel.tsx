import { Link } from '@tanstack/react-router';
import { Mail, Phone, Send } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { KnownSender } from '#client/features/bookings/admin/known-guest.tsx';
import { toAnybody } from '#client/features/bookings/admin/offers/offer.form.ts';
import {
  SendOffersDialog,
  useCanOffer,
} from '#client/features/bookings/admin/offers/send-offers-dialog.tsx';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import { phoneAddress } from '#shared/addresses.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { GuestWish } from '#shared/guest-page/guest-wishes.ts';
import { formatDayRange, formatInstant } from '#shared/languages/italian-dates.ts';
import { foreignLanguageName } from '#shared/languages/locales.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { messageFailures, useAnswerForm } from './message.form.ts';
import { DeleteMessageDialog, MessageActions } from './message-actions.tsx';
import { AnswerForm, AnswerList, SendAnswer } from './message-answer.tsx';
import { messageLinkBeside } from './message-link-id.ts';

const linkClass =
  'inline-flex min-h-8 items-center gap-2 font-semibold wrap-anywhere text-sea-700 underline underline-offset-2';

type MessageSenderProps = {
  message: StaffMessage;
  /** Beside the sender. */
  actions: ReactNode;
};

/** Gets the focus when the panel opens, since it is to be read first. */
const MessageSender = ({ message, actions }: MessageSenderProps) => {
  const { email, phone, locale, createdAt, isSuspect } = message;
  const language = foreignLanguageName(locale);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="-mr-2 flex flex-wrap items-start gap-x-2 gap-y-3">
      <div
        ref={ref}
        tabIndex={-1}
        className="grid min-w-0 flex-1 justify-items-start gap-1 outline-none"
      >
        {isSuspect && <Badge tone="refused">Indesiderato</Badge>}
        {email && (
          <a href={`mailto:${encodeURIComponent(email)}`} className={linkClass}>
            <Mail aria-hidden className="size-4 shrink-0" />
            {email}
          </a>
        )}
        {phone && (
          <a href={phoneAddress(phone)} className={linkClass}>
            <Phone aria-hidden className="size-4 shrink-0" />
            {phone}
          </a>
        )}
        <p className="text-sm text-ink-soft">
          Ricevuto il {formatInstant(createdAt)}
          {language && `, dalle pagine in ${language.toLowerCase()}`}
        </p>
      </div>
      {actions}
    </div>
  );
};

const wishes: Record<GuestWish, string> = {
  change: 'Chiede di cambiare le date o gli ospiti: non è cambiato niente, decidi tu.',
  withdraw: 'Vuole rinunciare: non è cambiato niente, decidi tu.',
  message: 'Scrive dalla pagina del soggiorno.',
};

/** What a guest asks for on the page of a stay. */
const Wish = ({ message: { wish, bookingId } }: { message: StaffMessage }) => {
  if (wish === null) return null;
  return (
    <Notice
      tone="info"
      action={
        bookingId !== null && (
          <Link to="/admin/bookings" search={{ booking: bookingId }} className={noticeLinkClass}>
            Apri il soggiorno
          </Link>
        )
      }
    >
      {wishes[wish]}
    </Notice>
  );
};

/** The sender may have asked for a stay too: the answer is about that. */
const WaitingRequest = ({ email }: { email: string }) => {
  const { data } = trpc.bookings.page.useQuery({
    page: 1,
    limit: 1,
    status: 'PENDING',
    search: email,
  });
  const request = data?.bookings.find((booking) => booking.guestEmail === email);
  if (!request) return null;
  return (
    <Notice
      tone="info"
      action={
        <Link to="/admin/bookings" search={{ booking: request.id }} className={noticeLinkClass}>
          Apri la richiesta
        </Link>
      }
    >
      Ha anche una richiesta in attesa: {formatDayRange(request.startDate, request.endDate)}.
    </Notice>
  );
};

/** Answers with dates and a price, which makes the sender's request. */
const MessageOffer = ({
  message: { id, name },
  today,
}: {
  message: StaffMessage;
  today: StayDate;
}) => {
  const [isOpen, setOpen] = useState(false);
  if (!useCanOffer()) return null;
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Send aria-hidden className="size-4" />
        Fai una proposta
      </Button>
      {isOpen && (
        <SendOffersDialog
          to={{ ...toAnybody, name, messageId: id }}
          today={today}
          onSent={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};

type MessagePanelProps = {
  message: StaffMessage;
  today: StayDate;
  /** Gets the focus when this message is deleted. */
  nextFocusId: string | null;
  onClose: () => void;
};

const useMarkReadOnOpen = ({ id, readAt }: StaffMessage) => {
  const { mutate } = trpc.messages.markRead.useMutation();
  const markRead = useEffectEvent(() => {
    if (readAt === null) mutate({ id, read: true });
  });
  useEffect(() => markRead(), []);
};

const MessagePanel = ({ message, today, nextFocusId, onClose }: MessagePanelProps) => {
  const formId = useId();
  const [isDeleting, setIsDeleting] = useState(false);
  // State lives here rather than in the form: reported by an effect, it could arrive after the panel closes.
  const { form, send, answer, isDirty } = useAnswerForm(message);
  const { leave, question } = useLeaveGuard(isDirty);
  const close = () => leave(onClose);
  const canAnswer = message.email !== '';
  useMarkReadOnOpen(message);
  // A message that was read may leave the list, and its link with it.
  useEffect(() => rescueFocus, []);
  return (
    <Dialog
      open
      isInAddress
      shape="side"
      onClose={close}
      title={<span className="line-clamp-3 wrap-anywhere">{message.name}</span>}
      footer={canAnswer && <SendAnswer formId={formId} answer={answer} />}
    >
      <div className="grid gap-6">
        <MessageSender
          message={message}
          actions={
            <MessageActions message={message} onDone={close} onDelete={() => setIsDeleting(true)} />
          }
        />
        <Wish message={message} />
        {message.wish === null && (
          <>
            <WaitingRequest email={message.email} />
            <KnownSender email={message.email} />
          </>
        )}
        <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
        {canAnswer && message.bookingId === null && !message.isSuspect && (
          <MessageOffer message={message} today={today} />
        )}
        <AnswerList answers={message.answers} />
        {!canAnswer && <p className="text-ink-soft">Non ha un’email: rispondi al telefono.</p>}
        {canAnswer && <AnswerForm id={formId} form={form} send={send} message={message} />}
      </div>
      {isDeleting && (
        <DeleteMessageDialog
          message={message}
          nextFocusId={nextFocusId}
          onClose={() => setIsDeleting(false)}
          onDeleted={onClose}
        />
      )}
      <ConfirmDialog
        {...question}
        title="Uscire senza inviare?"
        confirmLabel="Esci senza inviare"
        tone="danger"
      >
        <p>La risposta scritta qui non è ancora partita, e andrà persa.</p>
      </ConfirmDialog>
    </Dialog>
  );
};

type OpenMessageProps = {
  id: number;
  today: StayDate;
  listed: readonly StaffMessage[];
  onClose: () => void;
};

/** The message in the address, which may be deleted or on another page of the list. */
export const OpenMessage = ({ id, today, listed, onClose }: OpenMessageProps) => {
  const query = trpc.messages.get.useQuery(
    { id },
    // Not cached, so that a deleted message never shows again.
    {
      staleTime: 0,
      gcTime: 0,
      retry: false,
      placeholderData: () => listed.find((message) => message.id === id),
    },
  );
  if (query.data) {
    return (
      <MessagePanel
        message={query.data}
        today={today}
        nextFocusId={messageLinkBeside(listed, id)}
        onClose={onClose}
      />
    );
  }
  if (!query.isError) return null;
  return (
    <div className="mb-6">
      {apiErrorOf(query.error)?.code === 'NOT_FOUND' ? (
        <Notice tone="warning">Il messaggio cercato non c’è più.</Notice>
      ) : (
        <LoadFailure
          title={messageFailures.load}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
};
