import { parsePage, parseSearchText } from '#client/ui/search-params.ts';
import { type Role, roles } from '#shared/roles.ts';
import type { UserSort } from '#shared/users.schema.ts';

// Not the schema's own list: the address is read before any form is, without the code of schemas.
export const userSorts = ['name', 'created', 'role'] as const satisfies readonly UserSort[];

/** What the users screen keeps in its address, so that a view can be linked to and gone back to. */
export type UserSearch = {
  q?: string | undefined;
  role?: Role | undefined;
  /** By name where it is left out. */
  sort?: UserSort | undefined;
  /** The first where it is left out. */
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
