import { keepPreviousData } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { User } from '#shared/accounts/accounts.schema.ts';
import type { AuditKind } from '#shared/audit.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { AuditList } from './audit-list.tsx';
import { type AuditSearch, hasFilters, parseAuditSearch } from './audit-search.ts';

type DayFieldProps = {
  label: string;
  value: StayDate | undefined;
  onChange: (day: StayDate | undefined) => void;
};

/** Uncontrolled, because a controlled date input would erase a half-typed date. */
const DayField = ({ label, value = '', onChange }: DayFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    if (input && !input.validity.badInput && input.value !== value) input.value = value;
  }, [value]);
  return (
    <TextField
      ref={ref}
      label={label}
      type="date"
      defaultValue={value}
      onChange={({ currentTarget }) => {
        if (!currentTarget.validity.badInput) onChange(currentTarget.value || undefined);
      }}
    />
  );
};

const kindOptions: { value: AuditKind | ''; label: string }[] = [
  { value: '', label: 'Tutto' },
  { value: 'access', label: 'Accessi' },
  { value: 'content', label: 'Contenuti e messaggi' },
  { value: 'bookings', label: 'Prenotazioni' },
  { value: 'settings', label: 'Impostazioni' },
  { value: 'backups', label: 'Backup' },
  { value: 'users', label: 'Utenti' },
];

const usePersonOptions = () => {
  const { data = [] } = trpc.audit.people.useQuery(undefined, liveQuery);
  const people = data.map(({ id, name }) => ({
    value: id,
    label: name ?? `Utente eliminato (n. ${id})`,
  }));
  return [{ value: '', label: 'Tutti' }, ...people];
};

type AuditFiltersProps = { search: AuditSearch; onChange: (search: AuditSearch) => void };

const AuditFilters = ({ search, onChange }: AuditFiltersProps) => {
  /** Every change of a filter goes back to the first page. */
  const change = (part: Record<string, unknown>) =>
    onChange(parseAuditSearch({ ...search, page: 1, ...part }));
  return (
    <search className="grid gap-x-4 gap-y-3 min-[22rem]:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label="Persona"
        options={usePersonOptions()}
        value={search.person ?? ''}
        onChange={(event) => change({ person: Number(event.target.value) || undefined })}
      />
      <SelectField
        label="Tipo di voce"
        options={kindOptions}
        value={search.kind ?? ''}
        onChange={(event) => change({ kind: event.target.value })}
      />
      <DayField label="Dal giorno" value={search.from} onChange={(from) => change({ from })} />
      <DayField label="Al giorno" value={search.to} onChange={(to) => change({ to })} />
    </search>
  );
};

const PAGE_SIZE = 30;

/** Swaps the two days if they were entered the wrong way round. */
const periodOf = ({ from, to }: AuditSearch) =>
  from && to && from > to ? { from: to, to: from } : { ...(from && { from }), ...(to && { to }) };

/** Keeps the previous page while the next one is loading, so that the layout does not jump. */
const useAudit = (search: AuditSearch) => {
  const { person, kind, page = 1 } = search;
  const query = trpc.audit.page.useQuery(
    {
      page,
      limit: PAGE_SIZE,
      ...(person && { person }),
      ...(kind && { kind }),
      ...periodOf(search),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...paginatedQuery(query, { page, size: PAGE_SIZE }), events: query.data?.events ?? [] };
};

const Header = () => (
  <AdminPageHeader
    title="Registro"
    purpose="Chi ha fatto che cosa, e quando. Si conserva per dodici mesi."
  />
);

const NoEvents = () => (
  <EmptyState icon={<ScrollText />} title="Ancora niente da raccontare">
    Qui si legge chi entra nell’area gestione e che cosa cambia nel sito.
  </EmptyState>
);

const ClosedScreen = () => (
  <>
    <Header />
    <AdminsOnly title="Il registro lo leggono gli amministratori">
      chi è entrato e che cosa è stato fatto lo vede però solo un amministratore. Per sapere chi ha
      cambiato qualcosa basta chiederlo a lui.
    </AdminsOnly>
  </>
);

type AuditScreenProps = {
  self: User;
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
};

const OpenScreen = ({ search, onSearch }: AuditScreenProps) => {
  const found = useAudit(search);
  // The role may change while the screen is open.
  if (apiErrorOf(found.query.error)?.code === 'FORBIDDEN') return <ClosedScreen />;
  return (
    <>
      <Header />
      <PaginatedList
        found={found}
        noun={['voce', 'voci']}
        search={search}
        onSearch={onSearch}
        filters={<AuditFilters search={search} onChange={onSearch} />}
        failure="Errore nel caricamento del registro"
        noResults={(show) =>
          hasFilters(search) ? (
            <NoResults
              title="Nessuna voce trovata"
              resetLabel="Mostra tutto"
              onReset={() => show({})}
            >
              Con un altro periodo, un’altra persona o un altro tipo si trova forse quello che si
              cerca.
            </NoResults>
          ) : (
            <NoEvents />
          )
        }
      >
        {found.events.length > 0 && <AuditList events={found.events} />}
      </PaginatedList>
    </>
  );
};

export const AuditScreen = (props: AuditScreenProps) =>
  props.self.role === 'ADMIN' ? <OpenScreen {...props} /> : <ClosedScreen />;
