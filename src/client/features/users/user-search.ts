import { parsePage, parseSearchText } from '#client/ui/search-params.ts';
import { type Role, roles } from '#shared/accounts/roles.ts';
import type { UserSort } from '#shared/accounts/users.schema.ts';

// Not imported from the schema: routes load this file with every page.
export const userSorts = ['name', 'created', 'role'] as const satisfies readonly UserSort[];

/** The search parameters of the users screen. */
export type UserSearch = {
  q?: string | undefined;
  role?: Role | undefined;
  /** By name by default. */
  sort?: UserSort | undefined;
  /** The first by default. */
  page?: number | undefined;
};

export const parseUserSearch = (search: Record<string, unknown>): UserSearch => {
  const sort = userSorts.find((candidate) => candidate === search.sort);
  return {
    q: parseSearchText(search.q),
    role: roles.find((candidate) => candidate === search.role),
    sort: sort === 'name' ? undefined : sort,
    page: parsePage(search.page),
  };
};
