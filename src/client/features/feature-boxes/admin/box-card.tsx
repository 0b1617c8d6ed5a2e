import { Link2 } from 'lucide-react';
import { useId } from 'react';
import { BoxIcon } from '#client/features/feature-boxes/box-icon.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { boxFailures, boxSuccesses } from './box-words.ts';
import { useUpdateBox } from './box-writes.ts';

type BoxCardProps = { box: FeatureBox; onEdit: () => void; onDelete: () => void };

const PublishedBadge = ({ published }: Pick<FeatureBox, 'published'>) => (
  <Badge tone={published ? 'confirmed' : 'waiting'}>
    <span lang="en">{published ? 'Published' : 'Draft'}</span>
  </Badge>
);

const usePublishing = ({ id, published }: FeatureBox) => {
  const update = useUpdateBox();
  const toggle = () => {
    if (update.isPending) return;
    update.mutate(
      { id, published: !published },
      {
        onSuccess: (box) =>
          toastSuccess(box.published ? boxSuccesses.publish : boxSuccesses.unpublish),
      },
    );
  };
  return { update, toggle };
};

type ActionProps = { word: string; box: FeatureBox; busy?: boolean; onPress: () => void };

const Action = ({ word, box, busy = false, onPress }: ActionProps) => (
  <Button
    variant="quiet"
    size="small"
    busy={busy}
    aria-label={`${word}: ${box.title}`}
    onClick={onPress}
    className="px-3!"
  >
    {word}
  </Button>
);

export const BoxCard = ({ box, onEdit, onDelete }: BoxCardProps) => {
  const titleId = useId();
  const publishing = usePublishing(box);
  const { error } = publishing.update;
  return (
    <li className="flex flex-col rounded-card border border-sand-200 bg-white">
      <article aria-labelledby={titleId} className="flex grow flex-col gap-3 p-4 md:p-5">
        <div className="flex items-start justify-between gap-3">
          <BoxIcon icon={box.icon} iconPicture={box.iconPicture} />
          <PublishedBadge published={box.published} />
        </div>
        <h2 id={titleId} className="font-sans text-lg font-semibold tracking-normal wrap-anywhere">
          {box.title}
        </h2>
        <p className="-mt-2 wrap-anywhere text-ink-soft">{box.description}</p>
        {box.link && (
          <p className="flex items-center gap-1.5 text-sm wrap-anywhere">
            <Link2 aria-hidden className="size-4 shrink-0 text-sea-600" />
            <span>
              <span className="sr-only">Porta a </span>
              {box.link}
            </span>
          </p>
        )}
        {error && <Notice tone="error">{errorText(error, boxFailures.publish)}</Notice>}
      </article>
      <div className="flex flex-wrap gap-x-1 border-t border-sand-200 p-1.5">
        <Action
          word={box.published ? 'Togli dal sito' : 'Pubblica'}
          box={box}
          busy={publishing.update.isPending}
          onPress={publishing.toggle}
        />
        <Action word="Modifica" box={box} onPress={onEdit} />
        <Action word="Elimina" box={box} onPress={onDelete} />
      </div>
    </li>
  );
};
