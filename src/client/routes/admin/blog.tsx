import { createFileRoute } from '@tanstack/react-router';
import { BlogScreen } from '#client/features/blog/admin/blog-screen.tsx';
import { parseWritingSearch } from '#client/features/writing/writing-search.ts';

const BlogRoute = () => {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <BlogScreen
      userId={user.id}
      search={Route.useSearch()}
      onSearch={(search, { opens = false, saved = false } = {}) =>
        void navigate({ search, replace: !opens, resetScroll: false, ignoreBlocker: saved })
      }
    />
  );
};

export const Route = createFileRoute('/admin/blog')({
  validateSearch: parseWritingSearch,
  head: () => ({ meta: [{ title: 'Blog · Area gestione' }] }),
  component: BlogRoute,
});
