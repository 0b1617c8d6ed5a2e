import { Images } from 'lucide-react';
import { useState } from 'react';
import { galleryMessages } from '#client/features/galleries/gallery-labels.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { GalleriesOverview, useGalleries } from './galleries-overview.tsx';
import { editButtonId, NEW_GALLERY_ID } from './gallery-card.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import type { GallerySearch } from './gallery-search.ts';

const GalleryNotFound = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useLanguage();
  return (
    <>
      <AdminPageHeader
        title="Raccolte di foto"
        purpose="Questo indirizzo non porta a nessuna raccolta."
      />
      <EmptyState
        icon={<Images />}
        title={t('gallery.notFound')}
        action={
          <Button variant="secondary" onClick={onLeave}>
            Tutte le raccolte
          </Button>
        }
      >
        Forse è stata eliminata da un’altra persona.
      </EmptyState>
    </>
  );
};

/** The id of the button that opened the editor last, or null. */
const useLastOpened = (edit: GallerySearch['edit']): string | null => {
  const [last, setLast] = useState(edit);
  if (edit !== undefined && edit !== last) setLast(edit);
  if (last === undefined) return null;
  return last === 'new' ? NEW_GALLERY_ID : editButtonId(last);
};

type OnOpen = (search: GallerySearch, options?: { saved: boolean }) => void;

const NewGallery = ({ onOpen }: { onOpen: OnOpen }) => (
  <GalleryEditor
    gallery={null}
    onLeave={() => onOpen({})}
    onSaved={() => onOpen({}, { saved: true })}
  />
);

const OpenedGallery = ({ id, onOpen }: { id: number; onOpen: OnOpen }) => {
  const { data, isError, error, refetch } = trpc.galleries.getById.useQuery(
    { id },
    // Not cached: the form must start from the saved version.
    { ...liveQuery, gcTime: 0 },
  );
  if (data) {
    return (
      <GalleryEditor
        gallery={data}
        onLeave={() => onOpen({})}
        onSaved={() => onOpen({}, { saved: true })}
      />
    );
  }
  if (!isError) return <Skeleton className="h-96" />;
  if (apiErrorOf(error)?.code === 'NOT_FOUND')
    return <GalleryNotFound onLeave={() => onOpen({})} />;
  return (
    <LoadFailure title={galleryMessages.listFailed} error={error} onRetry={() => void refetch()} />
  );
};

type GalleriesScreenProps = GallerySearch & {
  /** Changes the URL. With `saved`, the dialog about unsaved changes is skipped. */
  onOpen: OnOpen;
};

export const GalleriesScreen = ({ edit, onOpen }: GalleriesScreenProps) => {
  // In the parent, so that search and page survive while the editor is open.
  const found = useGalleries();
  const returnTo = useLastOpened(edit);
  if (edit === 'new') return <NewGallery onOpen={onOpen} />;
  if (edit !== undefined) return <OpenedGallery key={edit} id={edit} onOpen={onOpen} />;
  return (
    <GalleriesOverview
      {...found}
      onCreate={() => onOpen({ edit: 'new' })}
      onEdit={({ id }) => onOpen({ edit: id })}
      returnTo={returnTo}
    />
  );
};
