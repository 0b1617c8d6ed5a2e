import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { bookingStatuses } from '#shared/occupancy.ts';
import { statusLabels } from '#shared/status-labels.ts';
import { type BookingSearch, parseBookingSearch } from './booking-search.ts';

const statusOptions = [
  { value: '', label: 'Tutte' },
  ...bookingStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

const sortOptions = [
  { value: 'date', label: 'Data' },
  { value: 'created', label: 'Più recenti' },
  { value: 'name', label: 'Nome' },
];

type BookingFiltersProps = {
  search: BookingSearch;
  onChange: (search: BookingSearch) => void;
};

export const BookingFilters = ({ search, onChange }: BookingFiltersProps) => {
  const change = (part: Record<string, unknown>) =>
    onChange(parseBookingSearch({ ...search, ...part }));
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <TextField
        label="Cerca un ospite"
        type="search"
        placeholder="Nome o email"
        autoComplete="off"
        fieldClassName="col-span-2 lg:col-span-1"
        value={search.q ?? ''}
        onChange={(event) => change({ q: event.target.value })}
      />
      <SelectField
        label="Stato"
        options={statusOptions}
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      />
      <SelectField
        label="Ordina per"
        options={sortOptions}
        value={search.sort ?? 'date'}
        onChange={(event) => change({ sort: event.target.value })}
      />
      <CheckboxField
        label="Anche passate"
        checked={search.past ?? false}
        onChange={(event) => change({ past: event.target.checked })}
        fieldClassName="self-end pb-2.5"
      />
    </search>
  );
};
