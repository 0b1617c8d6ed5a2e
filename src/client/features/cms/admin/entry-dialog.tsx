import { FileX, History } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { browserDrafts, type Draft, draftKey, hasChanges, parseDraft } from '#client/ui/drafts.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import type { Opened } from '#client/ui/search-params.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useStoredDraft } from '#client/ui/use-drafts.ts';
import { formatShortInstant } from '#shared/languages/italian-dates.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';
import type { EntryWindow } from './entries-screen.tsx';
import type { EntryKind, EntryValues, SavedEntry } from './entry-kind.ts';
import type { EntryFormProps } from './use-entry-form.ts';

type DraftOfferProps = {
  draft: Draft<EntryValues>;
  /** Whether the entry was saved after the draft was written. */
  isOutdated: boolean;
  onDecide: (resumes: boolean) => void;
};

const EXCERPT_LENGTH = 280;

/** Shown before the form: continue with the draft or with the saved version. */
const DraftOffer = ({ draft, isOutdated, onDecide }: DraftOfferProps) => {
  const { title, content } = draft.values;
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const text = plainText(content);
  return (
    <section className="mx-auto mt-[6vh] max-w-xl">
      <History aria-hidden className="size-9 stroke-[1.5] text-sea-600" />
      <h3 ref={titleRef} tabIndex={-1} className="mt-3 text-xl font-semibold">
        C’è una bozza non salvata del {formatShortInstant(draft.writtenAt)}
      </h3>
      <p className="mt-2 text-ink-soft">
        {isOutdated
          ? 'Nel frattempo quello che è salvato sul sito è cambiato: dove la bozza dice altro, salvandola vale la bozza.'
          : 'È rimasta su questo dispositivo. Puoi riprenderla da dove eri, oppure scartarla: allora resta quello che è salvato sul sito.'}
      </p>
      <blockquote className="mt-4 rounded-card border border-sand-200 bg-sand-50 px-4 py-3">
        <p className="font-semibold wrap-anywhere">{title.trim() || 'Senza titolo'}</p>
        {text && (
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
            {text.slice(0, EXCERPT_LENGTH)}
            {text.length > EXCERPT_LENGTH && '…'}
          </p>
        )}
      </blockquote>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => onDecide(true)}>Riprendi la bozza</Button>
        <Button variant="secondary" onClick={() => onDecide(false)}>
          Scarta
        </Button>
      </div>
    </section>
  );
};

type OpenFailureProps = {
  error: unknown;
  messages: { entryGone: string; openFailed: string };
  onRetry: () => void;
  onClose: () => void;
};

const OpenFailure = ({ error, messages, onRetry, onClose }: OpenFailureProps) => {
  if (apiErrorOf(error)?.code !== 'NOT_FOUND') {
    return <LoadFailure title={messages.openFailed} error={error} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      icon={<FileX />}
      title={messages.entryGone}
      action={
        <Button variant="secondary" onClick={onClose}>
          Torna all’elenco
        </Button>
      }
    >
      Forse l’ha eliminata un’altra persona, o l’indirizzo è sbagliato.
    </EmptyState>
  );
};

type StartOptions<Saved, Values extends EntryValues> = {
  entryKind: EntryKind<Saved, Values>;
  userId: number;
  opened: Opened;
  found: Saved | undefined;
};

type Start<Saved, Values> =
  | { step: 'wait' }
  | { step: 'offer'; draft: Draft<Values>; isOutdated: boolean; decide: (resumes: boolean) => void }
  | { step: 'edit'; saved: Saved | null; resumed: Draft<Values> | null };

/** Loads the entry and its draft, and lets the user choose if they differ. */
const useStart = <Saved extends SavedEntry, Values extends EntryValues>(
  options: StartOptions<Saved, Values>,
): Start<Saved, Values> => {
  const { userId, opened, found } = options;
  const { kind, valuesOf } = options.entryKind;
  // A new entry that has been saved stays in the same form.
  const [id] = useState(opened);
  const key = draftKey({ userId, kind, id });
  const stored = useStoredDraft(key);
  const [decision, setDecision] = useState<{ resumed: Draft<Values> | null } | null>(null);
  const saved = found ?? null;
  if (!stored || (saved === null && id !== 'new')) return { step: 'wait' };
  if (decision) return { step: 'edit', saved, resumed: decision.resumed };
  const draft = parseDraft(stored.kept, valuesOf(saved));
  if (!draft || !hasChanges(draft.values, valuesOf(saved))) {
    setDecision({ resumed: null });
    return { step: 'edit', saved, resumed: null };
  }
  return {
    step: 'offer',
    draft,
    isOutdated: saved !== null && draft.basedOn !== saved.updatedAt,
    decide: (resumes) => {
      if (!resumes) void browserDrafts.remove(key);
      setDecision({ resumed: resumes ? draft : null });
    },
  };
};

type EntryDialogProps<Saved, Values extends EntryValues> = EntryWindow & {
  entryKind: EntryKind<Saved, Values>;
  query: { data: Saved | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** The form, which puts its buttons into the dialog's footer. */
  children: (form: EntryFormProps<Saved, Values>) => ReactNode;
};

/** The large dialog over a list in which a page or post is edited. */
export const EntryDialog = <Saved extends SavedEntry, Values extends EntryValues>(
  props: EntryDialogProps<Saved, Values>,
) => {
  const { entryKind, userId, opened, query, onCreated, onDone, onClose, children } = props;
  const { messages } = entryKind;
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [wasNew] = useState(opened === 'new');
  const start = useStart({ entryKind, userId, opened, found: query.data });
  const title = query.data?.title ?? (wasNew ? messages.newEntry : messages.editEntry);
  // Opened by a link, there is no button that could get the focus back.
  useEffect(() => rescueFocus, []);
  const content = () => {
    if (start.step === 'edit') {
      const { saved, resumed } = start;
      return children({ userId, saved, resumed, footer, onCreated, onDone });
    }
    if (start.step === 'offer') {
      const { draft, isOutdated, decide } = start;
      return <DraftOffer draft={draft} isOutdated={isOutdated} onDecide={decide} />;
    }
    if (!query.isError) return <Skeleton className="h-96" />;
    return (
      <OpenFailure
        error={query.error}
        messages={messages}
        onRetry={() => void query.refetch()}
        onClose={onClose}
      />
    );
  };
  return (
    <Dialog
      open
      isInAddress
      shape="large"
      onClose={onClose}
      title={<span className="line-clamp-2 wrap-anywhere">{title}</span>}
      footer={start.step === 'edit' && <div ref={setFooter} className="contents" />}
    >
      {content()}
    </Dialog>
  );
};
