import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { Check, Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { galleryMessages } from '#client/features/galleries/gallery-labels.ts';
import { EditorDialog } from '#client/features/rich-text/editor/editor-dialog.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { PictureImage } from '#client/ui/picture-image.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useDebouncedValue } from '#client/ui/use-debounced-value.ts';
import { SEARCH_MAX } from '#shared/fold-text.ts';
import type { GallerySummary, PaginatedGalleries } from '#shared/galleries.schema.ts';

const GALLERIES_SHOWN = 20;

const fresh = { staleTime: 0 };

const useGalleryChoice = (typed: string) => {
  const { fetch } = trpc.useUtils().galleries.page;
  const search = useDebouncedValue(typed);
  const query = trpc.galleries.page.useQuery(
    { page: 1, limit: GALLERIES_SHOWN, ...(search && { search }) },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  /** Its slug, if it was typed exactly or if the search finds only one. */
  const findTyped = async (): Promise<string | null> => {
    const text = typed.trim();
    if (text === '') return null;
    const one = { page: 1, limit: 1 };
    const [exact] = (await fetch({ ...one, slug: text }, fresh)).galleries;
    if (exact) return exact.slug;
    const { galleries, total } = await fetch({ ...one, search: text }, fresh);
    return total === 1 ? (galleries[0]?.slug ?? null) : null;
  };
  // A mutation, so that its callbacks are dropped when the dialog is closed meanwhile.
  return {
    query,
    search,
    find: useMutation({ meta: { refetches: false }, mutationFn: findTyped }),
  };
};

const Cover = ({ gallery }: { gallery: GallerySummary }) => {
  const [cover] = gallery.covers;
  return (
    <span
      aria-hidden
      className="grid h-14 w-19 shrink-0 place-items-center overflow-hidden rounded-field bg-sand-100 text-sea-600"
    >
      {cover ? (
        <PictureImage
          picture={{ ...cover, alt: '' }}
          sizes="4.75rem"
          className="size-full object-cover"
        />
      ) : (
        <Images className="size-6" />
      )}
    </span>
  );
};

type GalleryOptionProps = { gallery: GallerySummary; isCurrent: boolean; onChoose: () => void };

const GalleryOption = ({ gallery, isCurrent, onChoose }: GalleryOptionProps) => {
  const { t } = useLanguage();
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        aria-current={isCurrent || undefined}
        className="flex w-full items-center gap-4 rounded-card border border-sand-200 p-2 text-left transition-colors hover:border-sea-600 hover:bg-sea-50 aria-current:border-sea-600"
      >
        <Cover gallery={gallery} />
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{gallery.name}</span>
          <span className="block text-sm text-ink-soft wrap-anywhere">
            {gallery.slug} · {t('gallery.images', { count: gallery.imageCount })}
          </span>
        </span>
        {isCurrent && <Check aria-label="Scelta adesso" className="mr-2 size-5 shrink-0" />}
      </button>
    </li>
  );
};

const resultMessage = ({ galleries, total }: PaginatedGalleries, search: string): string => {
  if (total === 0) return 'Nessuna raccolta trovata';
  if (total > galleries.length) {
    return `Le prime ${galleries.length} di ${total}: con una parte del nome se ne trova un’altra.`;
  }
  return search && `Gallery trovate: ${total}`;
};

type GalleryListProps = {
  found: PaginatedGalleries;
  search: string;
  current: string | undefined;
  onChoose: (slug: string) => void;
};

const GalleryList = ({ found, search, current, onChoose }: GalleryListProps) => {
  const { galleries, total } = found;
  const isComplete = total > 0 && total === galleries.length;
  return (
    <>
      <p role="status" className={isComplete ? 'sr-only' : 'mt-4 text-ink-soft'}>
        {resultMessage(found, search)}
      </p>
      <ul className="mt-4 space-y-2">
        {galleries.map((gallery) => (
          <GalleryOption
            key={gallery.id}
            gallery={gallery}
            isCurrent={gallery.slug === current}
            onChoose={() => onChoose(gallery.slug)}
          />
        ))}
      </ul>
    </>
  );
};

const NoGalleries = () => (
  <EmptyState
    icon={<Images />}
    title="Ancora nessuna raccolta"
    action={
      <a
        href="/admin/gallery"
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary' })}
      >
        Crea una gallery
      </a>
    }
  >
    La pagina delle raccolte è in un’altra scheda: quando torni, scegli la raccolta qui.
  </EmptyState>
);

const NOT_FOUND = 'Scegli una raccolta dall’elenco o scrivi il suo indirizzo.';

type GalleryDialogProps = {
  current: string | undefined;
  onChoose: (slug: string) => void;
  onClose: () => void;
};

export const GalleryDialog = ({ current, onChoose, onClose }: GalleryDialogProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const { query, search, find } = useGalleryChoice(typed);
  const isEmpty = query.data?.total === 0 && search === '' && !query.isPlaceholderData;
  const refuse = (message: string) => {
    setError(message);
    inputRef.current?.focus();
  };
  const save = () => {
    if (find.isPending) return;
    find.mutate(undefined, {
      onSuccess: (slug) => (slug === null ? refuse(NOT_FOUND) : onChoose(slug)),
      onError: (failure) => refuse(errorText(failure, galleryMessages.listFailed)),
    });
  };
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  return (
    <EditorDialog
      title={current === undefined ? 'Inserisci una raccolta' : 'Cambia raccolta'}
      onClose={onClose}
      takesFocus={matchMedia('(pointer: fine)').matches}
      {...(query.data && !isEmpty && { onSave: save, saveLabel: current ? 'Salva' : 'Inserisci' })}
    >
      {query.isPending && <Skeleton lines={4} />}
      {query.isError && !query.data && (
        <LoadFailure
          error={query.error}
          title={galleryMessages.listFailed}
          onRetry={() => void query.refetch()}
        />
      )}
      {isEmpty && <NoGalleries />}
      {!isEmpty && (query.data || typed !== '') && (
        <TextField
          ref={inputRef}
          label="Cerca per nome o scrivi lo slug"
          error={error}
          value={typed}
          placeholder={current}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {!isEmpty && query.data && (
        <GalleryList found={query.data} search={search} current={current} onChoose={onChoose} />
      )}
    </EditorDialog>
  );
};
