import { createFileRoute } from '@tanstack/react-router';
import { parseEntrySearch } from '#client/features/cms/admin/entry-search.ts';
import { PostsScreen } from '#client/features/cms/admin/posts-screen.tsx';

const BlogRoute = () => {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <PostsScreen
      userId={user.id}
      search={Route.useSearch()}
      onSearch={(search, { opens = false, saved = false } = {}) =>
        void navigate({ search, replace: !opens, resetScroll: false, ignoreBlocker: saved })
      }
    />
  );
};

export const Route = createFileRoute('/admin/blog')({
  validateSearch: parseEntrySearch,
  head: () => ({ meta: [{ title: 'Articoli · Area gestione' }] }),
  component: BlogRoute,
});
