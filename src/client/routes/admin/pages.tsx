import { createFileRoute } from '@tanstack/react-router';
import { parsePageSearch } from '#client/features/cms/admin/entry-search.ts';
import { PagesScreen } from '#client/features/cms/admin/pages-screen.tsx';

const PagesRoute = () => {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <PagesScreen
      userId={user.id}
      search={Route.useSearch()}
      onSearch={(search, { opens = false, saved = false } = {}) =>
        void navigate({ search, replace: !opens, resetScroll: false, ignoreBlocker: saved })
      }
    />
  );
};

export const Route = createFileRoute('/admin/pages')({
  validateSearch: parsePageSearch,
  head: () => ({ meta: [{ title: 'Pagine · Area gestione' }] }),
  component: PagesRoute,
});
