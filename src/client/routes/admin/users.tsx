import { createFileRoute } from '@tanstack/react-router';
import { parseUserSearch } from '#client/features/users/user-search.ts';
import { UsersScreen } from '#client/features/users/users-screen.tsx';

const UsersRoute = () => {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <UsersScreen
      self={user}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/users')({
  validateSearch: parseUserSearch,
  head: () => ({ meta: [{ title: 'Persone · Area gestione' }] }),
  component: UsersRoute,
});
