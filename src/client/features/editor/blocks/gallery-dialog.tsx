import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { EditorDialog } from '#client/features/editor/writing/editor-dialog.tsx';
import { galleryTexts } from '#client/features/galleries/gallery-words.ts';
import { errorText } from '#client/ui/api-error.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { SEARCH_MAX } from '#shared/fold-text.ts';
import type { GalleryPage } from '#shared/galleries.schema.ts';
import { GalleryOption } from './gallery-option.tsx';
import { useWantedGallery } from './use-wanted-gallery.ts';

const NONE_MEANT = 'Scegli una gallery dalla lista o scrivi il suo slug.';

type GalleryDialogProps = {
  /** The slug that the block has; undefined for a new one. */
  current: string | undefined;
  onChoose: (slug: string) => void;
  onClose: () => void;
};

type ChoiceProps = Omit<GalleryDialogProps, 'onClose'> & {
  found: GalleryPage;
  /** What they were found by. */
  search: string;
};

const inWords = ({ galleries, total }: GalleryPage, search: string): string => {
  if (total === 0) return 'Nessuna gallery trovata';
  if (total > galleries.length) {
    return `Le prime ${galleries.length} di ${total}: con una parte del nome se ne trova un’altra.`;
  }
  return search && `Gallery trovate: ${total}`;
};

const GalleryChoice = ({ found, search, current, onChoose }: ChoiceProps) => {
  const { galleries, total } = found;
  const isAllSeen = total > 0 && total === galleries.length;
  return (
    <>
      <p role="status" className={isAllSeen ? 'sr-only' : 'mt-4 text-ink-soft'}>
        {inWords(found, search)}
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
    title="Ancora nessuna gallery"
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
    Si apre in un'altra scheda: al ritorno la gallery è qui, da scegliere.
  </EmptyState>
);

/** Which gallery a text shows: pressed in the list, or its slug written. */
export const GalleryDialog = ({ current, onChoose, onClose }: GalleryDialogProps) => {
  const [wanted, setWanted] = useState('');
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const { query, search, meant } = useWantedGallery(wanted);
  const isEmpty = query.data?.total === 0 && search === '' && !query.isPlaceholderData;
  const refuse = (reason: string) => {
    setError(reason);
    inputRef.current?.focus();
  };
  const save = () => {
    if (meant.isPending) return;
    meant.mutate(undefined, {
      onSuccess: (slug) => (slug === null ? refuse(NONE_MEANT) : onChoose(slug)),
      onError: (failure) => refuse(errorText(failure, galleryTexts.listFailed)),
    });
  };
  const type = (text: string) => {
    setWanted(text);
    setError(undefined);
  };
  return (
    <EditorDialog
      title={current === undefined ? 'Inserisci una galleria' : 'Cambia galleria'}
      onClose={onClose}
      takesFocus={matchMedia('(pointer: fine)').matches}
      {...(query.data && !isEmpty && { onSave: save, saveLabel: current ? 'Salva' : 'Inserisci' })}
    >
      {query.isPending && <Skeleton lines={4} />}
      {query.isError && !query.data && (
        <LoadFailure
          error={query.error}
          title={galleryTexts.listFailed}
          onRetry={() => void query.refetch()}
        />
      )}
      {isEmpty && <NoGalleries />}
      {!isEmpty && (query.data || wanted !== '') && (
        <TextField
          ref={inputRef}
          label="Cerca per nome o scrivi lo slug"
          error={error}
          value={wanted}
          placeholder={current}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {!isEmpty && query.data && (
        <GalleryChoice found={query.data} search={search} current={current} onChoose={onChoose} />
      )}
    </EditorDialog>
  );
};
