import { Images } from 'lucide-react';
import { useState } from 'react';
import { galleryTexts } from '#client/features/galleries/gallery-labels.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { GalleriesOverview, useGalleries } from './galleries-overview.tsx';
import { editButtonId, NEW_GALLERY_ID } from './gallery-card.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import type { GallerySearch } from './gallery-search.ts';

/** The address names a gallery that there is not, or not any more. */
const GalleryGone = ({ onLeave }: { onLeave: () => void }) => (
  <>
    <AdminPageHeader title="Gallery" purpose="Questo indirizzo non porta a nessuna gallery." />
    <EmptyState
      icon={<Images />}
      title={galleryTexts.notFound}
      action={
        <Button variant="secondary" onClick={onLeave}>
          Tutte le gallery
        </Button>
      }
    >
      Forse è stata eliminata da un’altra persona.
    </EmptyState>
  </>
);

/** The gallery that is being changed. It stays while it is open, even when somebody deletes it. */
const useEdited = (id: number) => trpc.galleries.getById.useQuery({ id }, liveQuery);

/** The button that led to the gallery that was open last; null while none was. */
const useReturn = (edit: GallerySearch['edit']): string | null => {
  const [last, setLast] = useState(edit);
  if (edit !== undefined && edit !== last) setLast(edit);
  if (last === undefined) return null;
  return last === 'new' ? NEW_GALLERY_ID : editButtonId(last);
};

type OnOpen = (search: GallerySearch, options?: { saved: boolean }) => void;

type GalleriesScreenProps = GallerySearch & {
  /** Opens a gallery, a new one, or the list; `saved` where nothing is left to be asked about. */
  onOpen: OnOpen;
};

const NewGallery = ({ onOpen }: { onOpen: OnOpen }) => (
  <GalleryEditor
    gallery={null}
    onLeave={() => onOpen({})}
    onSaved={() => onOpen({}, { saved: true })}
  />
);

/** The gallery that the address names. */
const OpenedGallery = ({ id, onOpen }: { id: number; onOpen: OnOpen }) => {
  const { data, isError, error, refetch } = useEdited(id);
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
  if (apiErrorOf(error)?.code === 'NOT_FOUND') return <GalleryGone onLeave={() => onOpen({})} />;
  return (
    <LoadFailure title={galleryTexts.listFailed} error={error} onRetry={() => void refetch()} />
  );
};

/** The galleries as cards, or one of them to be changed. */
export const GalleriesScreen = ({ edit, onOpen }: GalleriesScreenProps) => {
  // Here, so that the list is where one left it when the editor closes.
  const found = useGalleries();
  const returnTo = useReturn(edit);
  if (edit === 'new') return <NewGallery onOpen={onOpen} />;
  if (edit !== undefined) return <OpenedGallery key={edit} id={edit} onOpen={onOpen} />;
  return (
    <GalleriesOverview
      found={found}
      onCreate={() => onOpen({ edit: 'new' })}
      onEdit={({ id }) => onOpen({ edit: id })}
      returnTo={returnTo}
    />
  );
};
