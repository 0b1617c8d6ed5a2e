import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { EditorDialog } from '#client/features/editor/writing/editor-dialog.tsx';
import { galleryTexts } from '#client/features/galleries/gallery-words.ts';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { foldText } from '#shared/fold-text.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import { GalleryOption } from './gallery-option.tsx';

type GalleryDialogProps = {
  /** The slug that the block has; undefined for a new one. */
  current: string | undefined;
  onChoose: (slug: string) => void;
  onClose: () => void;
};

type ChoiceProps = Omit<GalleryDialogProps, 'onClose'> & {
  galleries: readonly Gallery[];
  wanted: string;
};

const found = (galleries: readonly Gallery[], wanted: string): readonly Gallery[] =>
  galleries.filter(({ name, slug }) => foldText(`${name} ${slug}`).includes(foldText(wanted)));

const GalleryChoice = ({ galleries, wanted, current, onChoose }: ChoiceProps) => {
  const shown = found(galleries, wanted);
  return (
    <>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'mt-4 text-ink-soft'}>
        {wanted &&
          (shown.length > 0 ? `Gallery trovate: ${shown.length}` : 'Nessuna gallery trovata')}
      </p>
      <ul className="mt-4 space-y-2">
        {shown.map((gallery) => (
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
  const galleries = trpc.galleries.list.useQuery(undefined, liveQuery);
  const [wanted, setWanted] = useState('');
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const list = galleries.data ?? [];
  const save = () => {
    const only = found(list, wanted);
    const slug = list.find((gallery) => gallery.slug === wanted.trim())?.slug;
    const chosen = slug ?? (wanted && only.length === 1 ? only[0]?.slug : undefined);
    if (chosen) onChoose(chosen);
    else {
      setError('Scegli una gallery dalla lista o scrivi il suo slug.');
      inputRef.current?.focus();
    }
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
      {...(list.length > 0 && { onSave: save, saveLabel: current ? 'Salva' : 'Inserisci' })}
    >
      {galleries.isPending && <Skeleton lines={4} />}
      {galleries.isError && !galleries.data && (
        <LoadFailure
          error={galleries.error}
          title={galleryTexts.listFailed}
          onRetry={() => void galleries.refetch()}
        />
      )}
      {galleries.data && list.length === 0 && <NoGalleries />}
      {list.length > 0 && (
        <>
          <TextField
            ref={inputRef}
            label="Cerca per nome o scrivi lo slug"
            error={error}
            value={wanted}
            placeholder={current}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
          />
          <GalleryChoice galleries={list} wanted={wanted} current={current} onChoose={onChoose} />
        </>
      )}
    </EditorDialog>
  );
};
