import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import type { ListedUser } from '#shared/users.schema.ts';
import type { UserSearch } from './user-search.ts';

const USERS_SHOWN = 25;

/** One page of the users. While another one is on its way the last one stays, so that nothing jumps. */
export const useUsers = ({ q, role, sort, page = 1 }: UserSearch) => {
  const query = trpc.users.page.useQuery(
    {
      page,
      limit: USERS_SHOWN,
      ...(q && { search: q }),
      ...(role && { role }),
      ...(sort && { sort }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...paginatedQuery(query, { page, size: USERS_SHOWN }), users: query.data?.users ?? [] };
};

export type Users = ReturnType<typeof useUsers>;

/** A user of the list as it is now, though the list may have moved on meanwhile. */
export const useRenewedUser = (listed: ListedUser): ListedUser => {
  const { data } = trpc.users.get.useQuery({ id: listed.id }, liveQuery);
  return data && data.version > listed.version ? data : listed;
};

/** Whether there is no administrator besides this one: the role cannot be taken away. */
export const useIsLastAdmin = ({ role }: ListedUser): boolean => {
  const admins = trpc.users.page.useQuery(
    { page: 1, limit: 1, role: 'ADMIN' },
    { ...liveQuery, enabled: role === 'ADMIN' },
  );
  return role === 'ADMIN' && admins.data?.total === 1;
};
