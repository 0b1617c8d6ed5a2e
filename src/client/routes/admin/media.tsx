import { createFileRoute } from '@tanstack/react-router';
import { MediaScreen } from '#client/features/media/admin/media-screen.tsx';
import { parseMediaSearch } from '#client/features/media/admin/media-search.ts';

const MediaRoute = () => {
  const navigate = Route.useNavigate();
  return (
    <MediaScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/media')({
  validateSearch: parseMediaSearch,
  head: () => ({ meta: [{ title: 'Tutte le foto · Area gestione' }] }),
  component: MediaRoute,
});
