import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import type { ListedUser } from '#shared/accounts/users.schema.ts';
import type { UserSearch } from './user-search.ts';

const PAGE_SIZE = 25;

export const useUsers = ({ q, role, sort, page = 1 }: UserSearch) => {
  const query = trpc.users.page.useQuery(
    {
      page,
      limit: PAGE_SIZE,
      ...(q && { search: q }),
      ...(role && { role }),
      ...(sort && { sort }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...paginatedQuery(query, { page, size: PAGE_SIZE }), users: query.data?.users ?? [] };
};

export type Users = ReturnType<typeof useUsers>;

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
