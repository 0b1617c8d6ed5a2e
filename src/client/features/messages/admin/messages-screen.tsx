import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Mail, MailCheck, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { formatShortInstant } from '#shared/languages/italian-dates.ts';
import { foreignLanguageName } from '#shared/languages/locales.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { messageFailures } from './message.form.ts';
import { messageLinkBeside, messageLinkId } from './message-link-id.ts';
import { OpenMessage } from './message-panel.tsx';
import { type MessageSearch, parseMessageSearch } from './message-search.ts';

const PAGE_SIZE = 20;

const useMessages = ({ q, filter, page = 1 }: MessageSearch) => {
  const query = trpc.messages.page.useQuery(
    { page, limit: PAGE_SIZE, ...(filter && { filter }), ...(q && { search: q }) },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return {
    ...paginatedQuery(query, { page, size: PAGE_SIZE }),
    messages: query.data?.messages ?? [],
  };
};

type Messages = ReturnType<typeof useMessages>;

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
        <p className="text-sm text-ink-soft md:ml-auto">{formatShortInstant(createdAt)}</p>
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

type MessageFiltersProps = { search: MessageSearch; onChange: (search: MessageSearch) => void };

const MessageFilters = ({ search, onChange }: MessageFiltersProps) => {
  /** Other filters begin at the first page. */
  const change = (part: Record<string, unknown>) =>
    onChange(parseMessageSearch({ ...search, page: 1, ...part }));
  return (
    <search className="flex flex-wrap gap-x-4 gap-y-3">
      <SearchBox
        value={search.q ?? ''}
        placeholder="Nome, email o testo"
        className="basis-full lg:grow lg:basis-0"
        onSearch={(q) => change({ q })}
      />
      <SelectField
        label="Mostra"
        fieldClassName="grow lg:grow-0"
        options={filterOptions}
        value={search.filter ?? ''}
        onChange={(event) => change({ filter: event.target.value })}
      />
    </search>
  );
};

type MessagesOverviewProps = {
  found: Messages;
  search: MessageSearch;
  onSearch: (search: MessageSearch) => void;
};

const emptyStates: Record<'all' | 'new' | 'suspect', ReactNode> = {
  all: (
    <EmptyState icon={<Mail />} title="Ancora nessun messaggio">
      Quello che si scrive nel modulo dei contatti arriva qui, e si legge nella pagina iniziale.
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

const MessagesOverview = ({ found, search, onSearch }: MessagesOverviewProps) => {
  const { messages } = found;
  return (
    <PaginatedList
      found={found}
      noun={['messaggio', 'messaggi']}
      search={search}
      onSearch={onSearch}
      filters={<MessageFilters search={search} onChange={onSearch} />}
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

type MessagesScreenProps = { search: MessageSearch; onSearch: (search: MessageSearch) => void };

export const MessagesScreen = ({ search, onSearch }: MessagesScreenProps) => {
  const found = useMessages(search);
  const { message: opened, ...closed } = search;
  return (
    <>
      <AdminPageHeader
        title="Messaggi"
        purpose="Che cosa scrive chi usa il modulo dei contatti, e le risposte."
      />
      {opened !== undefined && (
        <OpenMessage
          key={opened}
          id={opened}
          listed={found.messages}
          onClose={() => onSearch(closed)}
        />
      )}
      <MessagesOverview found={found} search={search} onSearch={onSearch} />
    </>
  );
};
