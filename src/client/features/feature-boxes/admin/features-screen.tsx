import { LayoutGrid, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { BoxIcon } from '#client/features/feature-boxes/box-icon.tsx';
import { useBrokenLinks } from '#client/features/links/admin/link-problems.ts';
import { useTargetWords } from '#client/features/links/admin/link-targets.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { boxFailures } from './box.form.ts';
import { CreateBoxDialog, EditBoxDialog } from './box-dialogs.tsx';

type DeleteBoxDialogProps = { box: FeatureBox; onClose: () => void };

const DeleteBoxDialog = ({ box, onClose }: DeleteBoxDialogProps) => (
  <DeleteDialog
    title="Eliminare la casella?"
    confirmLabel="Elimina la casella"
    id={box.id}
    remove={trpc.featureBoxes.delete.useMutation({ meta: removal })}
    failure={boxFailures.delete}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{box.title}</strong> sparisce dal sito per sempre.
      {box.iconPicture && ' La foto resta in Tutte le foto.'}
    </p>
  </DeleteDialog>
);

const PublishedBadge = ({ published }: Pick<FeatureBox, 'published'>) => (
  <Badge tone={published ? 'neutral' : 'waiting'}>
    <span lang="en">{published ? 'Published' : 'Draft'}</span>
  </Badge>
);

const useTogglePublished = ({ id, published }: FeatureBox) => {
  const update = trpc.featureBoxes.update.useMutation({
    meta: {
      success: (box: FeatureBox) =>
        box.published ? 'Casella pubblicata' : 'Casella tolta dal sito',
    },
  });
  const toggle = () => {
    if (!update.isPending) update.mutate({ id, published: !published });
  };
  return { update, toggle };
};

type CardButtonProps = { label: string; box: FeatureBox; busy?: boolean; onPress: () => void };

const CardButton = ({ label, box, busy = false, onPress }: CardButtonProps) => (
  <Button
    variant="quiet"
    size="small"
    busy={busy}
    aria-label={`${label}: ${box.title}`}
    onClick={onPress}
    className="px-3!"
  >
    {label}
  </Button>
);

type BoxCardProps = { box: FeatureBox; onEdit: () => void; onDelete: () => void };

const BoxCard = ({ box, onEdit, onDelete }: BoxCardProps) => {
  const titleId = useId();
  const publishing = useTogglePublished(box);
  const { error } = publishing.update;
  const problem = useBrokenLinks()(box.link);
  const targetWords = useTargetWords();
  return (
    <li className="rounded-card border border-sand-200 bg-white">
      <article
        aria-labelledby={titleId}
        className="grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 px-4 pt-4 pb-1.5 md:px-5"
      >
        <BoxIcon icon={box.icon} iconPicture={box.iconPicture} />
        <div className="grid content-start gap-1.5">
          <div className="flex items-start justify-between gap-3">
            <h2
              id={titleId}
              className="font-sans text-lg leading-snug font-semibold tracking-normal wrap-anywhere"
            >
              {box.title}
            </h2>
            <PublishedBadge published={box.published} />
          </div>
          <p className="wrap-anywhere text-ink-soft">{box.description}</p>
          {box.link && (
            <p className="text-sm wrap-anywhere text-ink-soft">
              <span className="sr-only">Porta a </span>
              <span aria-hidden>→ </span>
              {targetWords(box.link)}
            </p>
          )}
          {problem && <p className="text-sm text-amber-800">{problem}</p>}
          {error && <Notice tone="error">{errorText(error, boxFailures.publish)}</Notice>}
        </div>
        <div className="col-span-full -mx-3 mt-2 flex flex-wrap">
          <CardButton
            label={box.published ? 'Togli dal sito' : 'Pubblica'}
            box={box}
            busy={publishing.update.isPending}
            onPress={publishing.toggle}
          />
          <CardButton label="Modifica" box={box} onPress={onEdit} />
          <CardButton label="Elimina" box={box} onPress={onDelete} />
        </div>
      </article>
    </li>
  );
};

type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; box: FeatureBox };

type BoxListProps = { boxes: readonly FeatureBox[]; onOpen: (dialog: OpenDialog) => void };

const BoxList = ({ boxes, onOpen }: BoxListProps) =>
  boxes.length === 0 ? (
    <EmptyState
      icon={<LayoutGrid />}
      title='Nessuna casella creata. Clicca su "Nuova casella" per aggiungerne una.'
    >
      Le caselle stanno sotto la foto della prima pagina e dicono in breve che cosa c’è di bello.
    </EmptyState>
  ) : (
    <ul
      aria-label="Caselle"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4"
    >
      {boxes.map((box) => (
        <BoxCard
          key={box.id}
          box={box}
          onEdit={() => onOpen({ kind: 'edit', box })}
          onDelete={() => onOpen({ kind: 'delete', box })}
        />
      ))}
    </ul>
  );

/** The refetched box, or the opened one if it was deleted meanwhile. */
const currentBox = (boxes: readonly FeatureBox[], opened: FeatureBox): FeatureBox =>
  boxes.find(({ id }) => id === opened.id) ?? opened;

type BoxDialogsProps = {
  boxes: readonly FeatureBox[];
  dialog: OpenDialog | null;
  onClose: () => void;
};

const BoxDialogs = ({ boxes, dialog, onClose }: BoxDialogsProps) => (
  <>
    {dialog?.kind === 'create' && <CreateBoxDialog onClose={onClose} />}
    {dialog?.kind === 'edit' && (
      <EditBoxDialog box={currentBox(boxes, dialog.box)} onClose={onClose} />
    )}
    {dialog?.kind === 'delete' && <DeleteBoxDialog box={dialog.box} onClose={onClose} />}
  </>
);

export const FeaturesScreen = () => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const boxes = trpc.featureBoxes.listAll.useQuery(undefined, liveQuery);
  return (
    <>
      <AdminPageHeader
        title="Caselle"
        purpose="Poche parole con un’icona, nella prima pagina subito sotto la foto."
        action={
          <Button onClick={() => setDialog({ kind: 'create' })}>
            <Plus aria-hidden className="size-4" />
            Nuova casella
          </Button>
        }
      />
      <Loaded query={boxes} failure={boxFailures.load} skeleton={<Skeleton className="h-64" />}>
        {(found) => <BoxList boxes={found} onOpen={setDialog} />}
      </Loaded>
      <BoxDialogs boxes={boxes.data ?? []} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
};
