import { useMemo } from 'react';
import { useSession } from '#client/features/accounts/session/session.ts';
import { trpc } from '#client/trpc.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import { isStaff, type Role } from '#shared/roles.ts';
import { itemsFor } from './menu-entries.ts';

/** Whose entries the session may see. Null for a visitor, and until it is known who is looking. */
const useMenuRole = (): Role | null => {
  const { user } = useSession();
  return user?.emailConfirmed ? user.role : null;
};

/**
 * The menu of who is looking. A page arrives with the visitor's: staff's own is asked for when the
 * session is known, and nothing of it is shown any more once the session is over.
 */
export const useMenu = (): readonly MenuItem[] => {
  const [items] = trpc.menu.list.useSuspenseQuery();
  const role = useMenuRole();
  trpc.menu.list.useQuery(undefined, { enabled: isStaff(role ?? undefined), staleTime: 0 });
  return useMemo(() => itemsFor(items, role), [items, role]);
};
