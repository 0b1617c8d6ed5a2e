import { trpc } from '#client/trpc.ts';
import { type ListAddress, listQuery, listScreen, pageInput } from '#client/ui/list-screen.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import type { ListedUser } from '#shared/accounts/users.schema.ts';
import { parseUserSearch, type UserSearch } from './user-search.ts';

const PAGE_SIZE = 25;

export const useUsers = (address: ListAddress<UserSearch>) => {
  const { role, sort } = address.search;
  const query = trpc.users.page.useQuery(
    { ...pageInput(address.search, PAGE_SIZE), ...(role && { role }), ...(sort && { sort }) },
    listQuery,
  );
  const list = listScreen({
    ...address,
    parse: parseUserSearch,
    query,
    size: PAGE_SIZE,
    filters: ['q', 'role', 'sort'],
  });
  return { list, users: query.data?.users ?? [] };
};

/** The newest version of a user, even if the list no longer shows it. */
export const useNewestUser = (listed: ListedUser): ListedUser => {
  const { data } = trpc.users.get.useQuery({ id: listed.id }, liveQuery);
  return data && data.version > listed.version ? data : listed;
};

/** The last administrator must keep the role. */
export const useIsLastAdmin = ({ role }: ListedUser): boolean => {
  const admins = trpc.users.page.useQuery(
    { page: 1, limit: 1, role: 'ADMIN' },
    { ...liveQuery, enabled: role === 'ADMIN' },
  );
  return role === 'ADMIN' && admins.data?.total === 1;
};
