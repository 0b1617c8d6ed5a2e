import clsx from 'clsx';
import { ExternalLink, Eye, Globe, GlobeLock, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { deleteButtonId, publishButtonId } from './entry-row-ids.ts';

export type ListedEntry = { id: number; title: string; excerpt: string; published: boolean };

export const ActionButton = ({ className, ...button }: ComponentProps<typeof Button>) => (
  <Button {...button} variant="quiet" size="small" className={clsx('px-2!', className)} />
);

type PublishToggle = {
  mutate: (input: { id: number; published: boolean }) => void;
  isPending: boolean;
  error: unknown;
};

type PublishActionProps = { entry: ListedEntry; toggle: PublishToggle };

const PublishAction = ({ entry, toggle }: PublishActionProps) => {
  const { id, title, published } = entry;
  const Icon = published ? GlobeLock : Globe;
  const label = published ? 'Togli dal sito' : 'Pubblica';
  return (
    <ActionButton
      id={publishButtonId(id)}
      busy={toggle.isPending}
      aria-label={`${label}: ${title}`}
      onClick={() => {
        if (!toggle.isPending) toggle.mutate({ id, published: !published });
      }}
    >
      <Icon aria-hidden className="size-4 max-sm:hidden" />
      {label}
    </ActionButton>
  );
};

type ViewLinkProps = { entry: ListedEntry; path: string };

const ViewLink = ({ entry: { title, published }, path }: ViewLinkProps) => {
  const Icon = published ? ExternalLink : Eye;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className={`${buttonClass({ variant: 'quiet', size: 'small' })} px-2! max-sm:min-w-11`}
    >
      <Icon aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{published ? 'Guarda sul sito' : 'Anteprima'}</span>
      <span className="sr-only">: {title} (si apre in una nuova scheda)</span>
    </a>
  );
};

/** Specification, section 4. */
const PublishedBadge = ({ published }: Pick<ListedEntry, 'published'>) => (
  <Badge tone={published ? 'neutral' : 'waiting'}>{published ? 'Pubblicato' : 'Bozza'}</Badge>
);

type PublishFailureProps = { error: unknown; fallback: string };

/** A draft may lack several things: all are named. */
const PublishFailure = ({ error, fallback }: PublishFailureProps) => {
  const missing = apiErrorOf(error)?.issues ?? [];
  if (missing.length === 0) return <Notice tone="error">{errorText(error, fallback)}</Notice>;
  return (
    <Notice tone="error" title="Per pubblicare manca ancora qualcosa">
      <ul>
        {missing.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
};

export type EntryRowProps<Entry> = {
  entry: Entry;
  onEdit: () => void;
  onDelete: () => void;
};

type EntryRowDetails = {
  cover?: ReactNode;
  badge?: ReactNode;
  /** Replaces the badge for the published state. */
  state?: ReactNode;
  facts: ReactNode;
  path: string;
  publish: PublishToggle;
  publishFailed: string;
  /** At the end: another button in the place of one that goes would get the next tap. */
  actions?: ReactNode;
  /** Why the entry can be neither unpublished nor deleted. */
  lockedReason?: string | undefined;
};

export const EntryRow = (props: EntryRowProps<ListedEntry> & EntryRowDetails) => {
  const { entry, cover, badge, state, facts, path, publish, publishFailed, lockedReason } = props;
  const { id, title, excerpt, published } = entry;
  const ref = useFocusLoss<HTMLLIElement>();
  return (
    <li ref={ref} className="rounded-card border border-sand-200 bg-white">
      <div className="flex gap-4 px-4 pt-4 md:px-5">
        {cover}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-xl leading-snug wrap-anywhere">{title}</h2>
            {state ?? <PublishedBadge published={published} />}
            {badge}
          </div>
          {excerpt && (
            <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-soft max-sm:hidden">
              {excerpt}
            </p>
          )}
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{facts}</p>
        </div>
      </div>
      {publish.error !== null && (
        <div className="px-4 pt-3 md:px-5">
          <PublishFailure error={publish.error} fallback={publishFailed} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-1 px-2 py-2 md:px-3">
        <ActionButton aria-label={`Modifica ${title}`} onClick={props.onEdit}>
          <Pencil aria-hidden className="size-4" />
          Modifica
        </ActionButton>
        <ViewLink entry={entry} path={path} />
        {lockedReason ? (
          <p className="px-2 py-1 text-xs text-ink-soft">{lockedReason}</p>
        ) : (
          <>
            <PublishAction entry={entry} toggle={publish} />
            <ActionButton
              id={deleteButtonId(id)}
              aria-label={`Elimina ${title}`}
              className="max-sm:ml-auto max-sm:min-w-11"
              onClick={props.onDelete}
            >
              <Trash2 aria-hidden className="size-4" />
              <span className="max-sm:sr-only">Elimina</span>
            </ActionButton>
            {props.actions}
          </>
        )}
      </div>
    </li>
  );
};
