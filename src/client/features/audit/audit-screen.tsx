import { ScrollText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FoldedFilters } from '#client/ui/folded-filters.tsx';
import {
  FilterSelect,
  type ListAddress,
  type ListScreen,
  listQuery,
  listScreen,
  pageInput,
} from '#client/ui/list-screen.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { User } from '#shared/accounts/accounts.schema.ts';
import type { AuditKind } from '#shared/audit.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { AuditList } from './audit-list.tsx';
import { type AuditSearch, parseAuditSearch } from './audit-search.ts';

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
  { value: 'backups', label: 'Copie di sicurezza' },
  { value: 'users', label: 'Persone' },
];

const usePersonOptions = () => {
  const { data = [] } = trpc.audit.people.useQuery(undefined, liveQuery);
  const people = data.map(({ id, name }) => ({
    value: id,
    label: name ?? `Utente eliminato (n. ${id})`,
  }));
  return [{ value: '', label: 'Tutti' }, ...people];
};

const AuditFilters = ({ list }: { list: ListScreen<AuditSearch> }) => {
  const { search, change } = list;
  return (
    <search className="grid justify-items-start gap-y-3">
      <FoldedFilters
        count={[search.person, search.kind, search.from, search.to].filter(Boolean).length}
        className="w-full min-[22rem]:grid-cols-2 lg:grid-cols-4"
      >
        <SelectField
          label="Persona"
          options={usePersonOptions()}
          value={search.person ?? ''}
          onChange={(event) => change({ person: Number(event.target.value) || undefined })}
        />
        <FilterSelect list={list} name="kind" label="Tipo di voce" options={kindOptions} />
        <DayField label="Dal giorno" value={search.from} onChange={(from) => change({ from })} />
        <DayField label="Al giorno" value={search.to} onChange={(to) => change({ to })} />
      </FoldedFilters>
    </search>
  );
};

const PAGE_SIZE = 30;

/** Swaps the two days if they were entered the wrong way round. */
const periodOf = ({ from, to }: AuditSearch) =>
  from && to && from > to ? { from: to, to: from } : { ...(from && { from }), ...(to && { to }) };

const useAudit = (address: ListAddress<AuditSearch>) => {
  const { person, kind } = address.search;
  const query = trpc.audit.page.useQuery(
    {
      ...pageInput(address.search, PAGE_SIZE),
      ...(person && { person }),
      ...(kind && { kind }),
      ...periodOf(address.search),
    },
    listQuery,
  );
  const list = listScreen({
    ...address,
    parse: parseAuditSearch,
    query,
    size: PAGE_SIZE,
    filters: ['person', 'kind', 'from', 'to'],
  });
  return { list, events: query.data?.events ?? [] };
};

const Header = () => (
  <AdminPageHeader
    title="Registro"
    purpose="Chi ha fatto che cosa, e quando. Resta per dodici mesi."
  />
);

const NoEvents = () => (
  <EmptyState icon={<ScrollText />} title="Ancora niente da raccontare">
    Qui leggi chi entra nell’area gestione e che cosa cambia nel sito.
  </EmptyState>
);

const ClosedScreen = () => (
  <>
    <Header />
    <AdminsOnly title="Il registro lo leggono gli amministratori">
      chi è entrato e che cosa è stato fatto lo vede però solo un amministratore. Per sapere chi ha
      cambiato qualcosa chiedilo a lui.
    </AdminsOnly>
  </>
);

const OpenScreen = (address: ListAddress<AuditSearch>) => {
  const { list, events } = useAudit(address);
  // The role may change while the screen is open.
  if (apiErrorOf(list.query.error)?.code === 'FORBIDDEN') return <ClosedScreen />;
  return (
    <>
      <Header />
      <PaginatedList
        list={list}
        noun={['voce', 'voci']}
        filters={<AuditFilters list={list} />}
        failure="Errore nel caricamento del registro"
        noResults={(show) =>
          list.isFiltered ? (
            <NoResults
              title="Nessuna voce trovata"
              resetLabel="Mostra tutto"
              onReset={() => show({})}
            >
              Prova con un altro periodo, un’altra persona o un altro tipo.
            </NoResults>
          ) : (
            <NoEvents />
          )
        }
      >
        {events.length > 0 && <AuditList events={events} />}
      </PaginatedList>
    </>
  );
};

type AuditScreenProps = ListAddress<AuditSearch> & { self: User };

export const AuditScreen = ({ self, ...address }: AuditScreenProps) =>
  self.role === 'ADMIN' ? <OpenScreen {...address} /> : <ClosedScreen />;
