import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FoldedFilters } from '#client/ui/folded-filters.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { FilterRow, FilterSelect, type ListScreen } from '#client/ui/list-screen.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { bookingStates } from '#shared/bookings/status-labels.ts';
import { staySourceLabels, staySources } from '#shared/bookings/stay-sources.ts';
import { type BookingSearch, looksBack } from './booking-search.ts';

const sourceOptions = [
  { value: '', label: 'Tutte' },
  ...staySources.map((value) => ({ value, label: staySourceLabels[value] })),
];

const sortOptions = [
  { value: 'date', label: 'Data' },
  { value: 'created', label: 'Più recenti' },
  { value: 'name', label: 'Nome' },
];

/** How many filters behind the button are active. */
const countFilters = ({ status, source, past }: BookingSearch): number =>
  [status, source, past].filter(Boolean).length;

type FiltersProps = { list: ListScreen<BookingSearch> };

const Filters = ({ list }: FiltersProps) => {
  const { search, change } = list;
  const { t } = useLanguage();
  const statusOptions = [
    { value: '', label: 'Tutte' },
    ...bookingStates.map((value) => ({ value, label: t(`ownStays.${value}`) })),
  ];
  return (
    <>
      <FilterSelect list={list} name="status" label="Stato" options={statusOptions} />
      <FilterSelect list={list} name="source" label="Provenienza" options={sourceOptions} />
      <FilterSelect list={list} name="sort" usual="date" label="Ordina per" options={sortOptions} />
      <CheckboxField
        label="Anche passate"
        checked={looksBack(search)}
        disabled={looksBack({ ...search, past: undefined })}
        onChange={({ target }) => change({ past: target.checked })}
      />
    </>
  );
};

const searched = 'Nome, email o telefono';

/** Unpaid stays are all confirmed, past ones included, and sorted by their debt. */
const UnpaidFilters = ({ list }: FiltersProps) => (
  <FilterRow
    list={list}
    placeholder={searched}
    selects={[{ name: 'source', label: 'Provenienza', options: sourceOptions }]}
  />
);

/** On a small screen the search stays visible and a button opens the filters. */
export const BookingFilters = ({ list }: FiltersProps) =>
  list.search.unpaid ? (
    <UnpaidFilters list={list} />
  ) : (
    <search className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-x-4">
      <SearchBox
        label="Cerca un ospite"
        placeholder={searched}
        value={list.search.q ?? ''}
        onSearch={(q) => list.change({ q })}
      />
      <FoldedFilters
        count={countFilters(list.search)}
        className="col-span-2 grid-cols-2 sm:grid-cols-[1fr_1fr_1fr_auto] lg:col-span-1"
      >
        <Filters list={list} />
      </FoldedFilters>
    </search>
  );
