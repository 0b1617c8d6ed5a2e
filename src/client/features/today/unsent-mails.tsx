import { RotateCcw } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { TodaySection } from '#client/ui/today-section.tsx';
import { formatInstant } from '#shared/italian-dates.ts';
import { mailKindInWords } from '#shared/mail-kinds.ts';
import type { OutboxMail } from '#shared/outbox.schema.ts';

const whatNext = (mail: OutboxMail): string =>
  mail.state === 'WAITING' && mail.nextAttemptAt
    ? `Il sito riprova da solo il ${formatInstant(mail.nextAttemptAt)}.`
    : 'Il sito non riprova più da solo.';

const UnsentMail = ({ mail }: { mail: OutboxMail }) => {
  const utils = trpc.useUtils();
  const retry = trpc.outbox.retry.useMutation({
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await utils.outbox.invalidate();
      rescueFocus();
    },
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="font-semibold">
          {mailKindInWords[mail.kind]} <span className="font-normal">a {mail.recipient}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {mail.attempts === 1 ? 'Un tentativo' : `${mail.attempts} tentativi`} dal{' '}
          {formatInstant(mail.createdAt)}. {whatNext(mail)}
        </p>
        {mail.lastError && <p className="mt-1 text-sm text-red-700">{mail.lastError}</p>}
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={retry.isPending}
        aria-label={`Riprova a inviare la mail a ${mail.recipient}`}
        onClick={() => retry.mutate({ id: mail.id })}
      >
        <RotateCcw aria-hidden className="size-4" />
        Riprova
      </Button>
      {retry.isError && (
        <div className="basis-full">
          <Notice tone="error">{errorText(retry.error, 'La mail non è ripartita.')}</Notice>
        </div>
      )}
    </li>
  );
};

/** Mails that did not get through; where every mail did, there is nothing to see. */
export const UnsentMails = ({ mails }: { mails: readonly OutboxMail[] }) => {
  if (mails.length === 0) return null;
  return (
    <TodaySection title="Mail non inviate" note="Nessuna va persa: restano qui finché non partono">
      <ul className="divide-y divide-sand-200">
        {mails.map((mail) => (
          <UnsentMail key={mail.id} mail={mail} />
        ))}
      </ul>
    </TodaySection>
  );
};
