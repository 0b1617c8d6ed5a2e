import { Eye, Send } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { GuestMailKind } from '#shared/guest-mails/guest-mail-kinds.ts';
import type { WrittenMail } from '#shared/guest-mails/guest-mails.schema.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';

const Mail = ({ mail }: { mail: WrittenMail }) => (
  <>
    <p className="mb-3 text-sm text-ink-soft">
      Con il soggiorno di {mail.guestName}, {formatStay(mail.startDate, mail.endDate)}.
    </p>
    <div lang={mail.locale} className="rounded-card border border-sand-200 bg-white p-4">
      <p className="mb-3 border-b border-sand-200 pb-3 font-semibold wrap-anywhere text-sea-700">
        {mail.subject}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{mail.text}</p>
    </div>
  </>
);

const Preview = ({ kind }: { kind: GuestMailKind }) => {
  const preview = trpc.guestMails.preview.useQuery({ kind });
  return (
    <Loaded
      query={preview}
      failure="Errore nel caricamento dell’anteprima"
      skeleton={<Skeleton className="h-64" />}
    >
      {({ mail }) =>
        mail ? (
          <Mail mail={mail} />
        ) : (
          <p>L’anteprima usa un soggiorno vero: comparirà con il primo che confermi.</p>
        )
      }
    </Loaded>
  );
};

/** The saved mail with a real stay: on the screen, or in the reader's own inbox. */
export const TryMail = ({ kind, isChanged }: { kind: GuestMailKind; isChanged: boolean }) => {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const test = trpc.guestMails.sendTest.useMutation({ meta: { refetches: false } });
  const { data } = test;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          <Eye aria-hidden className="size-4" />
          Anteprima
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={test.isPending}
          onClick={() => test.mutate({ kind })}
        >
          <Send aria-hidden className="size-4" />
          Mandami una prova
        </Button>
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {isChanged
          ? 'Anteprima e prova hanno ancora il testo salvato: salva, e avranno il tuo.'
          : `La prova arriva a ${user?.email ?? 'te'}.`}
      </p>
      {data && !test.isPending && (
        <Notice tone={data.isSent ? 'success' : 'error'}>
          <span className="wrap-anywhere">
            {data.message}
            {data.serverResponse && <> Ha risposto: «{data.serverResponse}».</>}
          </span>
        </Notice>
      )}
      {test.isError && (
        <Notice tone="error">{errorText(test.error, 'La prova non è partita.')}</Notice>
      )}
      <Dialog open={isOpen} title="Anteprima" onClose={() => setIsOpen(false)}>
        {isOpen && <Preview kind={kind} />}
      </Dialog>
    </div>
  );
};
