import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Mail, MailCheck, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import {
  FilterRow,
  type ListAddress,
  listQuery,
  listScreen,
  pageInput,
} from '#client/ui/list-screen.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { RecentTime } from '#client/ui/recent-time.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { foreignLanguageName } from '#shared/languages/locales.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { messageFailures } from './message.form.ts';
import { messageLinkBeside, messageLinkId } from './message-link-id.ts';
import { OpenMessage } from './message-panel.tsx';
import { type MessageSearch, parseMessageSearch } from './message-search.ts';

const PAGE_SIZE = 20;

const useMessages = (address: ListAddress<MessageSearch>) => {
  const { filter } = address.search;
  const query = trpc.messages.page.useQuery(
    { ...pageInput(address.search, PAGE_SIZE), ...(filter && { filter }) },
    listQuery,
  );
  const list = listScreen({
    ...address,
    parse: parseMessageSearch,
    query,
    size: PAGE_SIZE,
    filters: ['q', 'filter'],
  });
  return { list, messages: query.data?.messages ?? [] };
};

const StateBadge = ({ message }: { message: StaffMessage }) => {
  if (message.answers.length > 0) return <Badge tone="confirmed">Risposto</Badge>;
  return message.readAt === null ? <Badge tone="waiting">Da leggere</Badge> : null;
};

type MessageRowProps = {
  message: StaffMessage;
  /** Gets the focus when this message leaves the list. */
  nextFocusId: string | null;
};

const MessageRow = ({ message, nextFocusId }: MessageRowProps) => {
  const { id, name, email, locale, createdAt } = message;
  const language = foreignLanguageName(locale);
  const ref = useFocusLoss<HTMLLIElement>(() => {
    if (nextFocusId) document.getElementById(nextFocusId)?.focus();
    rescueFocus();
  });
  const isNew = message.readAt === null;
  return (
    <li
      ref={ref}
      className={clsx(
        'relative rounded-card border bg-white px-4 py-3 hover:border-sea-600 md:px-5',
        isNew ? 'border-sand-300' : 'border-sand-200',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2
          className={clsx('min-w-0 text-base wrap-anywhere', isNew ? 'font-bold' : 'font-normal')}
        >
          <Link
            to="/admin/messages"
            search={(search) => ({ ...search, message: id })}
            id={messageLinkId(id)}
            resetScroll={false}
            className="font-sans text-sea-700 after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
        </h2>
        <StateBadge message={message} />
        {language && <Badge tone="neutral">{language}</Badge>}
        <p className="text-sm text-ink-soft md:ml-auto">
          <RecentTime instant={createdAt} />
        </p>
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
      <p className={clsx('mt-1 line-clamp-2 wrap-anywhere', isNew && 'font-semibold')}>
        {message.message}
      </p>
    </li>
  );
};

const filterOptions: { value: NonNullable<MessageSearch['filter']> | ''; label: string }[] = [
  { value: '', label: 'Tutti' },
  { value: 'new', label: 'Da leggere' },
  { value: 'suspect', label: 'Indesiderati' },
];

const emptyStates: Record<'all' | 'new' | 'suspect', ReactNode> = {
  all: (
    <EmptyState icon={<Mail />} title="Ancora nessun messaggio">
      Quello che i visitatori scrivono nel modulo dei contatti arriva qui, e lo trovi anche in Oggi.
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

const MessagesOverview = ({ list, messages }: ReturnType<typeof useMessages>) => {
  const { search } = list;
  return (
    <PaginatedList
      list={list}
      noun={['messaggio', 'messaggi']}
      filters={
        <FilterRow
          list={list}
          placeholder="Nome, email o testo"
          selects={[{ name: 'filter', label: 'Mostra', options: filterOptions }]}
        />
      }
      tools={
        !list.isFiltered && (
          <Link
            to="/admin/messages"
            search={{ filter: 'suspect' }}
            className={`inline-flex min-h-11 items-center text-sm ${textLinkClass}`}
          >
            Indesiderati
          </Link>
        )
      }
      failure={messageFailures.load}
      noResults={(show) =>
        search.q === undefined ? (
          emptyStates[search.filter ?? 'all']
        ) : (
          <NoResults
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
    </PaginatedList>
  );
};

type MessagesScreenProps = ListAddress<MessageSearch> & { today: StayDate };

export const MessagesScreen = ({ today, ...address }: MessagesScreenProps) => {
  const found = useMessages(address);
  const { message: opened, ...closed } = address.search;
  return (
    <>
      <AdminPageHeader
        title="Messaggi"
        purpose="Quello che scrivono i visitatori dal modulo dei contatti, e le tue risposte."
      />
      {opened !== undefined && (
        <OpenMessage
          key={opened}
          id={opened}
          today={today}
          listed={found.messages}
          onClose={() => address.onSearch(closed)}
        />
      )}
      <MessagesOverview {...found} />
    </>
  );
};
