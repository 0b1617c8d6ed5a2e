import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
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
export const BookingFilters = ({ list }: FiltersProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = countFilters(list.search);
  if (list.search.unpaid) return <UnpaidFilters list={list} />;
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-x-4">
      <SearchBox
        label="Cerca un ospite"
        placeholder={searched}
        value={list.search.q ?? ''}
        onSearch={(q) => list.change({ q })}
      />
      <Button
        variant="secondary"
        className="px-4 lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {count === 0 ? 'Filtri' : `Filtri (${count})`}
      </Button>
      <div
        id={id}
        className={clsx(
          'col-span-2 grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_1fr_auto] lg:col-span-1 lg:grid',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        <Filters list={list} />
      </div>
    </search>
  );
};
