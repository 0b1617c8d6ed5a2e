import { galleryTexts } from '#client/features/galleries/gallery-words.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { GalleriesOverview } from './galleries-overview.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import { GalleryGone } from './gallery-gone.tsx';
import type { GallerySearch } from './gallery-search.ts';
import { useEdited, useReturn } from './use-edited.ts';
import { useGalleries } from './use-galleries.ts';

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
