import { trpc } from '#client/trpc.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { StayEvent } from '#shared/bookings/booking-lists.schema.ts';
import { staySourceWords } from '#shared/bookings/stay-sources.ts';
import { formatInstant } from '#shared/languages/italian-dates.ts';
import { mailKindInWords } from '#shared/mail-kinds.ts';

const mailStates: Record<Extract<StayEvent, { kind: 'mail' }>['state'], string> = {
  SENT: 'inviata',
  FILED: 'scritta in un file, non inviata',
  WAITING: 'in attesa',
  FAILED: 'non partita',
};

/** ': prima 8–15 mag 2027, 318 €' after a correction. */
const changeOf = ({ action, detail }: Extract<StayEvent, { kind: 'done' }>): string =>
  action === 'bookings.update' && detail !== null ? `: ${detail}` : '';

const inWords = (event: StayEvent): string => {
  switch (event.kind) {
    case 'created':
      return event.source === 'site'
        ? 'Richiesta dal sito'
        : `Inserita: arrivata ${staySourceWords[event.source]}`;
    case 'done':
      return `${event.by ?? 'Qualcuno'} ha ${event.deed}${changeOf(event)}`;
    case 'mail':
      return `Mail «${mailKindInWords[event.mail]}» ${mailStates[event.state]}`;
  }
};

export const StayHistory = ({ id }: { id: number }) => {
  const query = trpc.bookings.history.useQuery({ id });
  return (
    <Loaded
      query={query}
      failure="Errore nel caricamento della storia"
      skeleton={<Skeleton className="h-24" />}
    >
      {(events) => (
        <ol className="grid gap-2 border-l-2 border-sand-200 pl-4">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever put in between
            <li key={index} className="[overflow-wrap:anywhere]">
              {inWords(event)}
              <time dateTime={event.at} className="block text-sm text-ink-soft">
                {formatInstant(event.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
};
