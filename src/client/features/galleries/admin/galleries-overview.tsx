import { Images, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { galleryTexts } from '#client/features/galleries/gallery-words.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { searchedText } from '#client/ui/search-params.ts';
import type { GallerySummary } from '#shared/galleries.schema.ts';
import { DeleteGalleryDialog } from './delete-gallery-dialog.tsx';
import { NEW_GALLERY_ID } from './gallery-buttons.ts';
import { GalleryCard } from './gallery-card.tsx';
import type { Galleries } from './use-galleries.ts';

/** Fewer are seen at one glance. */
const MANY = 7;

const NoGalleries = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={<Images />}
    title="Ancora nessuna gallery"
    action={
      <Button variant="secondary" onClick={onCreate}>
        Crea la prima gallery
      </Button>
    }
  >
    Una gallery raccoglie le foto di un luogo o di una stagione: si sfoglia nella home page e nelle
    pagine che la mostrano.
  </EmptyState>
);

const OverviewHeader = ({ onCreate }: { onCreate: () => void }) => (
  <AdminPageHeader
    title="Gallery"
    purpose="Le raccolte di foto: nella home page, in /gallery, nelle pagine e negli articoli."
    action={
      <Button id={NEW_GALLERY_ID} onClick={onCreate}>
        <Plus aria-hidden className="size-4" />
        Nuova gallery
      </Button>
    }
  />
);

/** What led to the editor gets the focus back, once, as soon as the list is there. */
const useReturnedFocus = (returnTo: string | null, isLoaded: boolean): void => {
  const isDone = useRef(returnTo === null);
  useEffect(() => {
    if (isDone.current || !isLoaded || returnTo === null) return;
    isDone.current = true;
    document.getElementById(returnTo)?.focus();
    rescueFocus();
  }, [isLoaded, returnTo]);
};

type GalleriesOverviewProps = {
  found: Galleries;
  onCreate: () => void;
  onEdit: (gallery: GallerySummary) => void;
  /** What gets the focus when the list comes back. */
  returnTo: string | null;
};

/** All galleries as cards. */
export const GalleriesOverview = (props: GalleriesOverviewProps) => {
  const { found, onCreate, onEdit, returnTo } = props;
  const { galleries, total, view, show } = found;
  const [leaving, setLeaving] = useState<GallerySummary | null>(null);
  useReturnedFocus(returnTo, found.query.data !== undefined);
  const isSearched = view.q !== undefined;
  return (
    <>
      <OverviewHeader onCreate={onCreate} />
      <PagedList
        found={found}
        words={isSearched ? ['gallery trovata', 'gallery trovate'] : ['gallery', 'gallery']}
        search={view}
        onSearch={show}
        filters={
          (isSearched || total >= MANY) && (
            <SearchBox
              label="Cerca una gallery"
              value={view.q ?? ''}
              placeholder="Nome o slug"
              className="max-w-md"
              onSearch={(q) => show({ q: searchedText(q) })}
            />
          )
        }
        failure={galleryTexts.listFailed}
        nothingYet={!isSearched && <NoGalleries onCreate={onCreate} />}
        nothing={(showAnew) => (
          <NothingFound
            title="Nessuna gallery corrisponde"
            resetLabel="Mostra tutte"
            onReset={() => showAnew({})}
          >
            Con un altro nome o un altro slug si trova forse quella che si cerca.
          </NothingFound>
        )}
      >
        {galleries.length > 0 && (
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {galleries.map((gallery) => (
              <GalleryCard
                key={gallery.id}
                gallery={gallery}
                onEdit={onEdit}
                onDelete={setLeaving}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {leaving && <DeleteGalleryDialog gallery={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
