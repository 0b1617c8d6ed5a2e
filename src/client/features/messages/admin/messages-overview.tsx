import { Mail, MailCheck, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { MessageFilters } from './message-filters.tsx';
import { messageLinkBeside } from './message-link-id.ts';
import { MessageRow } from './message-row.tsx';
import type { MessageSearch } from './message-search.ts';
import { messageFailures } from './message-words.ts';
import type { Messages } from './use-messages.ts';

type MessagesOverviewProps = {
  found: Messages;
  search: MessageSearch;
  onSearch: (search: MessageSearch) => void;
};

const nothing: Record<'all' | 'new' | 'suspect', ReactNode> = {
  all: (
    <EmptyState icon={<Mail />} title="Ancora nessun messaggio">
      Quello che si scrive nel modulo dei contatti arriva qui, e una mail lo annuncia.
    </EmptyState>
  ),
  new: (
    <EmptyState icon={<MailCheck />} title="Niente da leggere">
      Tutti i messaggi sono stati letti.
    </EmptyState>
  ),
  suspect: (
    <EmptyState icon={<ShieldCheck />} title="Nessun messaggio indesiderato">
      Qui finisce ciò che sembra mandato da un programma: nessuna mail lo annuncia.
    </EmptyState>
  ),
};

export const MessagesOverview = ({ found, search, onSearch }: MessagesOverviewProps) => {
  const { messages } = found;
  return (
    <PagedList
      found={found}
      words={['messaggio', 'messaggi']}
      search={search}
      onSearch={onSearch}
      filters={<MessageFilters search={search} onChange={onSearch} />}
      failure={messageFailures.load}
      nothing={(show) =>
        search.q === undefined ? (
          nothing[search.filter ?? 'all']
        ) : (
          <NothingFound
            title="Nessun messaggio trovato"
            resetLabel="Mostra tutti"
            onReset={() => show({})}
          />
        )
      }
    >
      {messages.length > 0 && (
        <ul aria-label="Messaggi" className="grid gap-3">
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              nextFocusId={messageLinkBeside(messages, message.id)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
};
