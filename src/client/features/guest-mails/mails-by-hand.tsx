import { useId, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ReadyText } from '#client/ui/ready-text.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { guestMailFacts } from '#shared/guest-mails/guest-mail-kinds.ts';
import type { MailByHand } from '#shared/guest-mails/guest-mails.schema.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';

/** At most so many at once: the next follow when these are done. */
const SHOWN = 5;

const reasons = {
  'no-address': 'senza email',
  late: 'in ritardo',
} as const satisfies Record<MailByHand['why'], string>;

const Words = ({ mail: { bookingId, kind, guestName } }: { mail: MailByHand }) => {
  const written = trpc.guestMails.written.useQuery({ id: bookingId, kind });
  return (
    <Loaded
      query={written}
      failure="Errore nel caricamento del testo"
      skeleton={<Skeleton className="h-32" />}
    >
      {({ subject, text, locale, recipient }) => (
        <ReadyText
          label={`Testo per ${guestName}`}
          subject={subject}
          text={text}
          lang={locale}
          email={recipient}
        />
      )}
    </Loaded>
  );
};

const Line = ({ mail }: { mail: MailByHand }) => {
  const { bookingId, kind, guestName, startDate, endDate, why } = mail;
  const [isOpen, setIsOpen] = useState(false);
  const wordsId = useId();
  const done = trpc.guestMails.done.useMutation({ meta: { success: `Fatto: ${guestName}` } });
  const ref = useFocusLoss<HTMLLIElement>(rescueFocus);
  const { title } = guestMailFacts[kind];
  return (
    <li ref={ref} className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 grow basis-44">
          <span className="block font-semibold wrap-anywhere text-sea-700">{guestName}</span>
          <span className="block text-sm">
            {title}, {reasons[why]} · {formatStay(startDate, endDate)}
          </span>
        </span>
        <span className="flex gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls={wordsId}
            aria-label={`Testo: ${title}, ${guestName}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            Testo
          </Button>
          <Button
            variant="secondary"
            size="small"
            busy={done.isPending}
            aria-label={`Inviata: ${title}, ${guestName}`}
            onClick={() => done.mutate({ id: bookingId, kind })}
          >
            Inviata
          </Button>
        </span>
      </div>
      <div id={wordsId}>{isOpen && <Words mail={mail} />}</div>
      {done.isError && (
        <Notice tone="error">{errorText(done.error, 'Errore nel salvataggio')}</Notice>
      )}
    </li>
  );
};

/** On the start page: mails for guests without an address, and those that would have come too late. */
export const MailsByHand = () => {
  const { data, isError, error, refetch } = trpc.guestMails.byHand.useQuery(undefined, liveQuery);
  if (!data && isError) {
    return (
      <LoadFailure
        title="Errore nel caricamento delle mail da mandare"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const { mails = [] } = data ?? {};
  if (mails.length === 0) return null;
  return (
    <DashboardRow
      title="Da mandare a mano"
      note={mails.length === 1 ? '1 mail' : `${mails.length} mail`}
    >
      <ul className="divide-y divide-sand-200">
        {mails.slice(0, SHOWN).map((mail) => (
          <Line key={`${mail.bookingId} ${mail.kind}`} mail={mail} />
        ))}
      </ul>
    </DashboardRow>
  );
};
