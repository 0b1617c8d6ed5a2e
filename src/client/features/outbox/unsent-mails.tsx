import { PenLine, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmailField } from '#client/ui/email-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { RecentTime } from '#client/ui/recent-time.tsx';
import { mailKindInWords } from '#shared/mail-kinds.ts';
import { mayBeReaddressed, type OutboxMail, readdressInput } from '#shared/outbox.schema.ts';

/** Staff's actions on an unsent mail: each removes it from the list or changes it. */
const useUnsentMails = () => {
  const after = { meta: { success: serverMessage }, onSettled: rescueFocus };
  return {
    retry: trpc.outbox.retry.useMutation(after),
    readdress: trpc.outbox.readdress.useMutation(after),
    dismiss: trpc.outbox.dismiss.useMutation(after),
  };
};

type Mutations = ReturnType<typeof useUnsentMails>;
type MailDialogProps = { mail: OutboxMail; onClose: () => void };

type ReaddressDialogProps = MailDialogProps & Pick<Mutations, 'readdress'>;

const resolver = schemaResolver<{ email: string }>(async () => ({
  schema: readdressInput.omit({ id: true }),
}));

const ReaddressDialog = ({ mail, readdress, onClose }: ReaddressDialogProps) => {
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { email: mail.recipient },
  });
  const failure = failureBeside(readdress.error, ['email'], 'La mail non è ripartita.');
  const send = handleSubmit(({ email }) => {
    if (!readdress.isPending) readdress.mutate({ id: mail.id, email }, { onSuccess: onClose });
  });
  return (
    <FormDialog
      title="Correggere l’indirizzo?"
      submitLabel="Manda a questo indirizzo"
      busy={readdress.isPending}
      problem={failure && <Notice tone="error">{failure}</Notice>}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
      className="grid gap-4"
    >
      <EmailField
        label="Nuovo indirizzo"
        autoComplete="off"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <p>
        {mail.kind === 'message-answer'
          ? 'La risposta parte subito per il nuovo indirizzo. Nel messaggio resta quello scritto da chi lo ha mandato.'
          : 'La mail parte subito per il nuovo indirizzo, che viene corretto anche nella prenotazione: le prossime arrivano lì.'}
      </p>
    </FormDialog>
  );
};

type DismissDialogProps = MailDialogProps & Pick<Mutations, 'dismiss'>;

const DismissDialog = ({ mail, dismiss, onClose }: DismissDialogProps) => (
  <ConfirmDialog
    open
    title="Lasciare perdere questa mail?"
    confirmLabel="Lascia perdere"
    tone="danger"
    busy={dismiss.isPending}
    error={dismiss.isError ? errorText(dismiss.error, 'La mail è rimasta dov’era.') : null}
    onConfirm={() => {
      if (!dismiss.isPending) dismiss.mutate({ id: mail.id }, { onSuccess: onClose });
    }}
    onClose={onClose}
  >
    <p>
      «{mailKindInWords[mail.kind]}» non parte più e <strong>{mail.recipient}</strong> non la
      riceve: se serve, avvisalo tu. Nel registro resta scritto chi l’ha deciso.
    </p>
  </ConfirmDialog>
);

const RetryNote = ({ mail }: { mail: OutboxMail }) =>
  mail.state === 'WAITING' && mail.nextAttemptAt ? (
    <>
      Il sito riprova da solo <RecentTime instant={mail.nextAttemptAt} />.
    </>
  ) : (
    'Il sito non riprova più da solo.'
  );

const UnsentMail = ({ mail }: { mail: OutboxMail }) => {
  const { retry, readdress, dismiss } = useUnsentMails();
  const [asking, setAsking] = useState<'readdress' | 'dismiss' | null>(null);
  const ask = (what: 'readdress' | 'dismiss') => () => {
    readdress.reset();
    dismiss.reset();
    setAsking(what);
  };
  const dialog = { mail, onClose: () => setAsking(null) };
  const about = `la mail a ${mail.recipient}`;
  return (
    <li className="grid gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {mailKindInWords[mail.kind]} <span className="font-normal">a {mail.recipient}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {mail.attempts === 1 ? 'Un tentativo' : `${mail.attempts} tentativi, il primo`}{' '}
          <RecentTime instant={mail.createdAt} />. <RetryNote mail={mail} />
        </p>
        {mail.lastError && <p className="mt-1 text-sm text-red-700">{mail.lastError}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={retry.isPending}
          aria-label={`Riprova a inviare ${about}`}
          onClick={() => retry.mutate({ id: mail.id })}
        >
          <RotateCcw aria-hidden className="size-4" />
          Riprova
        </Button>
        {mayBeReaddressed(mail.kind) && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Correggi l’indirizzo: ${about}`}
            onClick={ask('readdress')}
          >
            <PenLine aria-hidden className="size-4" />
            Correggi l’indirizzo
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={`Lascia perdere ${about}`}
          onClick={ask('dismiss')}
        >
          <X aria-hidden className="size-4" />
          Lascia perdere
        </Button>
      </div>
      {retry.isError && (
        <Notice tone="error">{errorText(retry.error, 'La mail non è ripartita.')}</Notice>
      )}
      {asking === 'readdress' && <ReaddressDialog {...dialog} readdress={readdress} />}
      {asking === 'dismiss' && <DismissDialog {...dialog} dismiss={dismiss} />}
    </li>
  );
};

/** Each unsent mail with its actions. */
export const UnsentMails = ({ mails }: { mails: readonly OutboxMail[] }) => (
  <ul className="divide-y divide-sand-200">
    {mails.map((mail) => (
      <UnsentMail key={mail.id} mail={mail} />
    ))}
  </ul>
);
