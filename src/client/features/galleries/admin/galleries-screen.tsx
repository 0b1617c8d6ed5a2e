import { useState } from 'react';
import { galleryTexts } from '#client/features/galleries/gallery-words.ts';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { GalleriesOverview, OverviewHeader } from './galleries-overview.tsx';
import { GalleryEditor } from './gallery-editor.tsx';
import { GalleryGone } from './gallery-gone.tsx';
import type { GallerySearch } from './gallery-search.ts';
import { useEdited, useReturn } from './use-edited.ts';

type GalleriesScreenProps = GallerySearch & {
  /** Opens a gallery, a new one, or the list; `saved` where nothing is left to be asked about. */
  onOpen: (search: GallerySearch, options?: { saved: boolean }) => void;
};

/** The galleries as cards, or one of them to be changed. */
export const GalleriesScreen = ({ edit, onOpen }: GalleriesScreenProps) => {
  const galleries = trpc.galleries.list.useQuery(undefined, liveQuery);
  const [wanted, setWanted] = useState('');
  const returnTo = useReturn(edit);
  const edited = useEdited(edit, galleries.data);
  const create = () => onOpen({ edit: 'new' });

  if (edit === 'new' || edited) {
    return (
      <GalleryEditor
        key={edit}
        gallery={edited}
        onLeave={() => onOpen({})}
        onSaved={() => onOpen({}, { saved: true })}
      />
    );
  }
  return (
    <>
      {edit === undefined && <OverviewHeader onCreate={create} />}
      {galleries.data && edit !== undefined && <GalleryGone onLeave={() => onOpen({})} />}
      {galleries.data && edit === undefined && (
        <GalleriesOverview
          galleries={galleries.data}
          wanted={wanted}
          onSearch={setWanted}
          onCreate={create}
          onEdit={({ id }) => onOpen({ edit: id })}
          returnTo={returnTo}
        />
      )}
      {galleries.isPending && <Skeleton className="h-96" />}
      {galleries.isError && !galleries.data && (
        <LoadFailure
          title={galleryTexts.listFailed}
          error={galleries.error}
          onRetry={() => void galleries.refetch()}
        />
      )}
    </>
  );
};
