import { Images, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { galleryMessages } from '#client/features/galleries/gallery-labels.ts';
import { LinkUses } from '#client/features/links/admin/link-uses.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { listQuery, listScreen, pageInput } from '#client/ui/list-screen.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { GallerySummary } from '#shared/galleries.schema.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';
import type { Language } from '#shared/texts/texts.ts';
import { galleryFailures, useCreateGallery, useDeleteGallery } from './gallery.form.ts';
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
  const list = listScreen({
    search,
    onSearch,
    parse: parseView,
    query,
    size: PAGE_SIZE,
    filters: ['q'],
  });
  return { list, galleries: query.data?.galleries ?? [] };
};

const remainingImagesNote = (count: number, { t }: Language): string =>
  count === 1 ? 'La sua foto resta' : `Le sue ${t('gallery.images', { count })} restano`;

type DeleteGalleryDialogProps = { gallery: GallerySummary; onClose: () => void };

const DeleteGalleryDialog = ({ gallery, onClose }: DeleteGalleryDialogProps) => {
  const language = useLanguage();
  return (
    <DeleteDialog
      title="Eliminare la raccolta?"
      confirmLabel="Elimina la raccolta"
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
        Qui la mostri, o un link ci porta, e non ci sarà più niente:
      </LinkUses>
    </DeleteDialog>
  );
};

/** Makes a collection of the house's pictures; null while the house has none. */
const useHousePictures = (onCreated: (gallery: Pick<GallerySummary, 'id'>) => void) => {
  const { data: house } = trpc.property.get.useQuery(undefined, liveQuery);
  const create = useCreateGallery();
  const images = (house?.images ?? []).flatMap((url) => uploadedFileName(url) ?? []);
  if (images.length === 0) return null;
  return {
    count: images.length,
    isBusy: create.isPending,
    error: create.error,
    collect: () => {
      if (create.isPending) return;
      create.mutate({ name: 'La casa', slug: 'la-casa', images }, { onSuccess: onCreated });
    },
  };
};

type NoGalleriesProps = Pick<GalleriesOverviewProps, 'onCreate' | 'onEdit'>;

const NoGalleries = ({ onCreate, onEdit }: NoGalleriesProps) => {
  const house = useHousePictures(onEdit);
  return (
    <EmptyState
      icon={<Images />}
      title="Ancora nessuna raccolta"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {house && (
            <Button busy={house.isBusy} onClick={house.collect}>
              {house.count === 1
                ? 'Fanne una con la foto della casa'
                : `Fanne una con le ${house.count} foto della casa`}
            </Button>
          )}
          <Button variant="secondary" onClick={onCreate}>
            Crea la prima raccolta
          </Button>
        </div>
      }
    >
      Una raccolta mette insieme le foto di un luogo o di una stagione: i visitatori la sfogliano
      nella prima pagina e nelle pagine che la mostrano.
      {house?.error && (
        <span role="alert" className="mt-2 block font-semibold text-red-700">
          {errorText(house.error, galleryFailures.save)}
        </span>
      )}
    </EmptyState>
  );
};

const OverviewHeader = ({ onCreate }: { onCreate: () => void }) => (
  <AdminPageHeader
    title="Raccolte di foto"
    purpose="Le mostri nella prima pagina, nelle pagine e negli articoli."
    action={
      <Button id={NEW_GALLERY_ID} onClick={onCreate}>
        <Plus aria-hidden className="size-4" />
        Nuova raccolta
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

type GalleriesOverviewProps = ReturnType<typeof useGalleries> & {
  onCreate: () => void;
  onEdit: (gallery: Pick<GallerySummary, 'id'>) => void;
  /** Id of the button to focus after the editor was closed. */
  returnTo: string | null;
};

export const GalleriesOverview = (props: GalleriesOverviewProps) => {
  const { list, galleries, onCreate, onEdit, returnTo } = props;
  const [deleting, setDeleting] = useState<GallerySummary | null>(null);
  useRestoredFocus(returnTo, list.query.data !== undefined);
  return (
    <>
      <OverviewHeader onCreate={onCreate} />
      <PaginatedList
        list={list}
        noun={list.isFiltered ? ['raccolta trovata', 'raccolte trovate'] : ['raccolta', 'raccolte']}
        filters={
          <SearchBox
            label="Cerca una raccolta"
            value={list.search.q ?? ''}
            placeholder="Nome o indirizzo"
            className="max-w-md"
            onSearch={(q) => list.change({ q })}
          />
        }
        failure={galleryMessages.listFailed}
        emptyState={!list.isFiltered && <NoGalleries onCreate={onCreate} onEdit={onEdit} />}
        noResults={(show) => (
          <NoResults
            title="Nessuna raccolta corrisponde"
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
