import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
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

/** Another view begins at its first page. */
export const BookingFilters = ({ search, onChange }: BookingFiltersProps) => {
  const change = (part: Record<string, unknown>) =>
    onChange(parseBookingSearch({ ...search, page: 1, ...part }));
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <SearchBox
        label="Cerca un ospite"
        placeholder="Nome o email"
        className="col-span-2 lg:col-span-1"
        value={search.q ?? ''}
        onSearch={(q) => change({ q })}
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
