import { createFileRoute } from '@tanstack/react-router';
import { GalleriesScreen } from '#client/features/galleries/admin/galleries-screen.tsx';
import { parseGallerySearch } from '#client/features/galleries/admin/gallery-search.ts';

const GalleryRoute = () => {
  const navigate = Route.useNavigate();
  return (
    <GalleriesScreen
      {...Route.useSearch()}
      onOpen={(search, options) =>
        void navigate({ search, ignoreBlocker: options?.saved ?? false })
      }
    />
  );
};

export const Route = createFileRoute('/admin/gallery')({
  validateSearch: parseGallerySearch,
  head: () => ({ meta: [{ title: 'Raccolte di foto · Area gestione' }] }),
  component: GalleryRoute,
});
