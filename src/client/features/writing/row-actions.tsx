import { ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { deleteButtonId } from './row-ids.ts';

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
