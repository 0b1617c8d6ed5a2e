import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import type { AuditKind } from '#shared/audit.schema.ts';
import { type AuditSearch, parseAuditSearch } from './audit-search.ts';
import { DayField } from './day-field.tsx';

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

/** Another view begins at its first page. */
export const AuditFilters = ({ search, onChange }: AuditFiltersProps) => {
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
        label="Tipo di attività"
        options={kindOptions}
        value={search.kind ?? ''}
        onChange={(event) => change({ kind: event.target.value })}
      />
      <DayField label="Dal giorno" value={search.from} onChange={(from) => change({ from })} />
      <DayField label="Al giorno" value={search.to} onChange={(to) => change({ to })} />
    </search>
  );
};
