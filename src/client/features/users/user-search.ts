import { type Role, roles } from '#shared/roles.ts';

export const userSorts = ['name', 'created', 'role'] as const;
export type UserSort = (typeof userSorts)[number];

/** What the users screen keeps in its address, so that a view can be linked to and gone back to. */
export type UserSearch = {
  q?: string | undefined;
  role?: Role | undefined;
  /** By name where it is left out. */
  sort?: UserSort | undefined;
  /** The first where it is left out. */
  page?: number | undefined;
};

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Reads an address that anybody may have typed. What makes no sense is named as undefined: what a
 * route leaves out, its router passes on unread.
 */
export const parseUserSearch = (search: Record<string, unknown>): UserSearch => {
  const sort = userSorts.find((candidate) => candidate === search.sort);
  const page = Number.isInteger(search.page) ? Number(search.page) : 1;
  return {
    q: asText(search.q) || undefined,
    role: roles.find((candidate) => candidate === search.role),
    sort: sort === 'name' ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
};
