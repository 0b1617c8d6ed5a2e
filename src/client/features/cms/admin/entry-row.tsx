import { ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { deleteButtonId } from './entry-row-ids.ts';

type Named = { title: string };

export const EditAction = ({ title, onPress }: Named & { onPress: () => void }) => (
  <Button
    variant="quiet"
    size="small"
    aria-label={`Modifica ${title}`}
    onClick={onPress}
    className="px-2!"
  >
    <Pencil aria-hidden className="size-4" />
    Modifica
  </Button>
);

type PublishActionProps = Named & { published: boolean; busy: boolean; onPress: () => void };

/** Says what it does, and does it at once. */
export const PublishAction = ({ title, published, busy, onPress }: PublishActionProps) => {
  const Icon = published ? EyeOff : Eye;
  const word = published ? 'Togli dal sito' : 'Pubblica';
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      aria-label={`${word}: ${title}`}
      onClick={onPress}
      className="px-2!"
    >
      {!busy && <Icon aria-hidden className="size-4" />}
      {word}
    </Button>
  );
};

type LookActionProps = Named & { published: boolean; href: string };

/** What is not published is seen by staff alone. */
export const LookAction = ({ title, published, href }: LookActionProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener"
    className={`${buttonClass({ variant: 'quiet', size: 'small' })} px-2!`}
  >
    <ExternalLink aria-hidden className="size-4" />
    {published ? 'Guarda sul sito' : 'Anteprima'}
    <span className="sr-only">: {title} (si apre in una nuova scheda)</span>
  </a>
);

type DeleteActionProps = Named & { id: number; onPress: () => void };

export const DeleteAction = ({ title, id, onPress }: DeleteActionProps) => (
  <Button
    id={deleteButtonId(id)}
    variant="quiet"
    size="small"
    aria-label={`Elimina ${title}`}
    onClick={onPress}
    className="px-2!"
  >
    <Trash2 aria-hidden className="size-4" />
    Elimina
  </Button>
);

/** Specification, section 4. */
export const PublishedBadge = ({ published }: { published: boolean }) => (
  <Badge tone={published ? 'confirmed' : 'waiting'}>{published ? 'Pubblicato' : 'Bozza'}</Badge>
);

type WritingRowProps = {
  title: string;
  excerpt: string;
  published: boolean;
  /** A picture before the texts. */
  cover?: ReactNode;
  /** Further badges. */
  marks?: ReactNode;
  /** Address, date, author: one line. */
  facts: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** Why the last attempt at something failed. */
  failure?: ReactNode;
};

/** One page or post in its list. */
export const WritingRow = (props: WritingRowProps) => {
  const { title, excerpt, published, cover, marks, facts, actions, failure } = props;
  const ref = useFocusLoss<HTMLLIElement>();
  return (
    <li ref={ref} className="rounded-card border border-sand-200 bg-white">
      <div className="flex gap-4 px-4 pt-4 md:px-5">
        {cover}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-xl leading-snug wrap-anywhere">{title}</h2>
            <PublishedBadge published={published} />
            {marks}
          </div>
          {excerpt && (
            <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-soft">{excerpt}</p>
          )}
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{facts}</p>
        </div>
      </div>
      {failure && <div className="px-4 pt-3 md:px-5">{failure}</div>}
      <div className="flex flex-wrap items-center gap-x-1 px-2 py-2 md:px-3">{actions}</div>
    </li>
  );
};
