import { keepPreviousData } from '@tanstack/react-query';
import type { ComponentProps, SetStateAction } from 'react';
import { liveQuery } from './live-query.ts';
import { type PageQuery, type PaginatedQuery, paginatedQuery } from './paginated-query.ts';
import { SearchBox } from './search-box.tsx';
import { SelectField } from './select-field.tsx';

type ListSearch = { q?: string | undefined; page?: number | undefined };

/** The view of a list from its address, and a function to change it. */
export type ListAddress<Search> = {
  search: Search;
  onSearch: (next: SetStateAction<Search>) => void;
};

export type ListScreen<Search> = PaginatedQuery &
  ListAddress<Search> & {
    /** Changes a filter, and goes back to the first page. */
    change: (part: Record<string, unknown>) => void;
    isFiltered: boolean;
  };

/** The input of every list's query; its own filters are added to it. */
export const pageInput = ({ q, page = 1 }: ListSearch, limit: number) => ({
  page,
  limit,
  ...(q && { search: q }),
});

/** The options of every list's query: a page stays visible while the next one loads, so that nothing jumps. */
export const listQuery = { ...liveQuery, placeholderData: keepPreviousData };

type ListOptions<Search, Query> = ListAddress<Search> & {
  parse: (search: Record<string, unknown>) => Search;
  query: Query;
  size: number;
  /** The parameters that filter. A list without them always draws its filters. */
  filters?: readonly (keyof Search)[];
};

/** A list whose filters and page are in its address, for `PaginatedList` and the filters below. */
export const listScreen = <Search extends ListSearch, Query extends PageQuery>({
  search,
  onSearch,
  parse,
  query,
  size,
  filters,
}: ListOptions<Search, Query>): ListScreen<Search> => ({
  ...paginatedQuery(query, { page: search.page ?? 1, size }),
  search,
  onSearch,
  isFiltered: filters?.some((name) => search[name] !== undefined) ?? true,
  // From the newest address: a search that was typed just before may be on its way to the screen.
  change: (part) => onSearch((newest) => parse({ ...newest, page: 1, ...part })),
});

/** A filter with a few choices. */
export type FilterChoice<Search> = Pick<ComponentProps<typeof SelectField>, 'label' | 'options'> & {
  name: keyof Search & string;
  /** The default option, which the address omits. */
  usual?: string;
};

type Filtered<Search> = { list: Pick<ListScreen<Search>, 'search' | 'change'> };

type FilterSelectProps<Search> = Filtered<Search> &
  FilterChoice<Search> & { fieldClassName?: string };

export const FilterSelect = <Search extends object>(props: FilterSelectProps<Search>) => {
  const { list, name, usual = '', ...field } = props;
  return (
    <SelectField
      {...field}
      value={String(list.search[name] ?? usual)}
      onChange={({ target }) => list.change({ [name]: target.value })}
    />
  );
};

type FilterRowProps<Search> = Filtered<Search> & {
  /** The searched fields. */
  placeholder: string;
  selects: readonly FilterChoice<Search>[];
};

/** The search and a few selects side by side; on a phone the search is above them. */
export const FilterRow = <Search extends ListSearch>(props: FilterRowProps<Search>) => {
  const { list, placeholder, selects } = props;
  return (
    <search className="flex flex-wrap gap-x-4 gap-y-3">
      <SearchBox
        value={list.search.q ?? ''}
        placeholder={placeholder}
        className="basis-full lg:grow lg:basis-0"
        onSearch={(q) => list.change({ q })}
      />
      {selects.map((select) => (
        <FilterSelect key={select.name} list={list} fieldClassName="grow lg:grow-0" {...select} />
      ))}
    </search>
  );
};
