import { useEffect, useEffectEvent } from 'react';

export type PageQuery = {
  data: { total: number } | undefined;
  isPlaceholderData: boolean;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
};

/** A query for one page of a list; the previous page stays visible while another one loads. */
export type PaginatedQuery<Query extends PageQuery = PageQuery> = {
  query: Query;
  /** From 1 on. */
  page: number;
  /** Items per page. */
  size: number;
  /** Items on all pages. */
  total: number;
  pages: number;
  /** Whether `total` belongs to this page's answer, not to a placeholder. */
  isKnown: boolean;
};

export const paginatedQuery = <Query extends PageQuery>(
  query: Query,
  { page, size }: Pick<PaginatedQuery, 'page' | 'size'>,
): PaginatedQuery<Query> => {
  const total = query.data?.total ?? 0;
  return {
    query,
    page,
    size,
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    isKnown: query.data !== undefined && !query.isPlaceholderData,
  };
};

/** Fewer rows are read at a glance. */
const FEWEST_TO_FILTER = 10;

/** Whether a list draws its filters: above many rows, where one is set, and until one that was set is answered. */
export const drawsFilters = (
  { total, query }: { total: number; query: Pick<PageQuery, 'isPlaceholderData'> },
  isFiltered: boolean,
): boolean => isFiltered || query.isPlaceholderData || total >= FEWEST_TO_FILTER;

/** Goes to the last page when the current one no longer exists. */
export const useLastPage = (
  { page, pages, isKnown }: Pick<PaginatedQuery, 'page' | 'pages' | 'isKnown'>,
  onPage: (page: number) => void,
): void => {
  const goToPage = useEffectEvent(onPage);
  useEffect(() => {
    if (isKnown && page > pages) goToPage(pages);
  }, [page, pages, isKnown]);
};

/** Singular and plural of the listed items. */
export type Noun = readonly [singular: string, plural: string];

/** Listed items that have a noun of their own. */
export type CountedApart = { count: number; noun: Noun };

const formatCount = (count: number, [singular, plural]: Noun): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** '1 articolo', '9 prenotazioni e 3 rifiutate' */
export const formatTotal = (
  total: number,
  noun: Noun,
  apart: CountedApart | null = null,
): string => {
  const others = apart && apart.count > 0 ? ` e ${formatCount(apart.count, apart.noun)}` : '';
  return `${formatCount(total - (apart?.count ?? 0), noun)}${others}`;
};

/** ' · da 25 a 48', or nothing if there is one page. */
export const formatRange = ({
  page,
  total,
  size,
}: Pick<PaginatedQuery, 'page' | 'total' | 'size'>): string => {
  const first = (page - 1) * size + 1;
  return total > size ? ` · da ${first} a ${Math.min(first + size - 1, total)}` : '';
};
