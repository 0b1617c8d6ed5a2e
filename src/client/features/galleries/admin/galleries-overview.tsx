import { Images, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { galleryMessages } from '#client/features/galleries/gallery-labels.ts';
import { LinkUses } from '#client/features/links/admin/link-uses.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { listQuery, listScreen, pageInput } from '#client/ui/list-screen.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { GallerySummary } from '#shared/galleries.schema.ts';
import type { Language } from '#shared/texts/texts.ts';
import { galleryFailures, useDeleteGallery } from './gallery.form.ts';
import { GalleryCard, NEW_GALLERY_ID } from './gallery-card.tsx';

const PAGE_SIZE = 12;

type GalleryView = { q?: string | undefined; page?: number | undefined };

const parseView = ({ q, page }: Record<string, unknown>): GalleryView => ({
  q: parseSearchText(q),
  page: parsePage(page),
});

export const useGalleries = () => {
  const [search, onSearch] = useState<GalleryView>({});
  const query = trpc.galleries.page.useQuery(pageInput(search, PAGE_SIZE), listQuery);
  const list = listScreen({ search, onSearch, parse: parseView, query, size: PAGE_SIZE });
  return { list, galleries: query.data?.galleries ?? [] };
};

const remainingImagesNote = (count: number, { t }: Language): string =>
  count === 1 ? 'La sua foto resta' : `Le sue ${t('gallery.images', { count })} restano`;

type DeleteGalleryDialogProps = { gallery: GallerySummary; onClose: () => void };

const DeleteGalleryDialog = ({ gallery, onClose }: DeleteGalleryDialogProps) => {
  const language = useLanguage();
  return (
    <DeleteDialog
      title="Eliminare la gallery?"
      confirmLabel="Elimina la gallery"
      id={gallery.id}
      remove={useDeleteGallery()}
      failure={galleryFailures.delete}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{gallery.name}</strong> sparisce per sempre dal sito, anche dalle pagine e dagli
        articoli che la mostrano. {remainingImagesNote(gallery.imageCount, language)} nella
        libreria.
      </p>
      <LinkUses address={`/gallery/${gallery.slug}`}>
        Qui la si mostra o un link ci porta, e non si troverà più niente:
      </LinkUses>
    </DeleteDialog>
  );
};

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

/** After the editor, focuses the button that opened it, once the list is loaded. */
const useRestoredFocus = (returnTo: string | null, isLoaded: boolean): void => {
  const isDone = useRef(returnTo === null);
  useEffect(() => {
    if (isDone.current || !isLoaded || returnTo === null) return;
    isDone.current = true;
    document.getElementById(returnTo)?.focus();
    rescueFocus();
  }, [isLoaded, returnTo]);
};

/** Fewer galleries need no search. */
const SEARCHABLE_FROM = 7;

type GalleriesOverviewProps = ReturnType<typeof useGalleries> & {
  onCreate: () => void;
  onEdit: (gallery: GallerySummary) => void;
  /** Id of the button to focus after the editor was closed. */
  returnTo: string | null;
};

export const GalleriesOverview = (props: GalleriesOverviewProps) => {
  const { list, galleries, onCreate, onEdit, returnTo } = props;
  const [deleting, setDeleting] = useState<GallerySummary | null>(null);
  useRestoredFocus(returnTo, list.query.data !== undefined);
  const isSearched = list.search.q !== undefined;
  return (
    <>
      <OverviewHeader onCreate={onCreate} />
      <PaginatedList
        list={list}
        noun={isSearched ? ['gallery trovata', 'gallery trovate'] : ['gallery', 'gallery']}
        filters={
          (isSearched || list.total >= SEARCHABLE_FROM) && (
            <SearchBox
              label="Cerca una gallery"
              value={list.search.q ?? ''}
              placeholder="Nome o indirizzo"
              className="max-w-md"
              onSearch={(q) => list.change({ q })}
            />
          )
        }
        failure={galleryMessages.listFailed}
        emptyState={!isSearched && <NoGalleries onCreate={onCreate} />}
        noResults={(show) => (
          <NoResults
            title="Nessuna gallery corrisponde"
            resetLabel="Mostra tutte"
            onReset={() => show({})}
          >
            Prova con un altro nome o un altro indirizzo.
          </NoResults>
        )}
      >
        {galleries.length > 0 && (
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {galleries.map((gallery) => (
              <GalleryCard
                key={gallery.id}
                gallery={gallery}
                onEdit={onEdit}
                onDelete={setDeleting}
              />
            ))}
          </ul>
        )}
      </PaginatedList>
      {deleting && <DeleteGalleryDialog gallery={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
};
