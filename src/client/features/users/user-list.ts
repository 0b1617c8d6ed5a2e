import { foldText } from '#shared/fold-text.ts';
import { roles } from '#shared/roles.ts';
import type { ListedUser } from '#shared/users.schema.ts';
import type { UserSearch, UserSort } from './user-search.ts';

export const USERS_PER_PAGE = 25;

type Compare = (a: ListedUser, b: ListedUser) => number;

const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'it') || a.id - b.id;
const byCreation: Compare = (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id;
/** Who may do most comes first. */
const byRole: Compare = (a, b) => roles.indexOf(b.role) - roles.indexOf(a.role) || byName(a, b);

const comparisons: Record<UserSort, Compare> = {
  name: byName,
  created: byCreation,
  role: byRole,
};

/** The users that a view shows, in its order. */
export const listUsers = (
  users: readonly ListedUser[],
  { q = '', role, sort = 'name' }: UserSearch,
): ListedUser[] => {
  const wanted = foldText(q);
  return users
    .filter(
      (user) =>
        (!role || user.role === role) && foldText(`${user.name} ${user.email}`).includes(wanted),
    )
    .sort(comparisons[sort]);
};

/** One page of a list. A page beyond the last one is the last one. */
export const pageOfUsers = (users: readonly ListedUser[], wanted = 1) => {
  const pages = Math.max(1, Math.ceil(users.length / USERS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * USERS_PER_PAGE;
  return { page, pages, start, users: users.slice(start, start + USERS_PER_PAGE) };
};

/** An administrator besides whom there is none: the role cannot be taken away. */
export const isLastAdmin = (user: ListedUser, users: readonly ListedUser[]): boolean =>
  user.role === 'ADMIN' && users.filter(({ role }) => role === 'ADMIN').length === 1;
