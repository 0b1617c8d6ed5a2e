import { FileX, History } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import type { Opened } from '#client/ui/search-params.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatShortInstant } from '#shared/italian-dates.ts';
import { plainText } from '#shared/rich-text.ts';
import {
  browserDrafts,
  type Draft,
  type DraftKind,
  differs,
  draftKey,
  parseDraft,
} from './drafts.ts';
import { useKeptDraft } from './use-drafts.ts';
import type { WritingValues, Written } from './use-entry-form.ts';

type DraftOfferProps = {
  title: string;
  /** HTML. */
  content: string;
  writtenAt: string;
  /** What is saved has changed after this was typed. */
  isBehind: boolean;
  onDecide: (resumes: boolean) => void;
};

const SHOWN = 280;

/** Asked before the form opens: what was typed earlier, or what is saved. */
export const DraftOffer = (props: DraftOfferProps) => {
  const { title, content, writtenAt, isBehind, onDecide } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const text = plainText(content);
  return (
    <section className="mx-auto mt-[6vh] max-w-xl">
      <History aria-hidden className="size-9 stroke-[1.5] text-sea-600" />
      <h3 ref={titleRef} tabIndex={-1} className="mt-3 text-xl font-semibold">
        C'è una bozza non salvata del {formatShortInstant(writtenAt)}
      </h3>
      <p className="mt-2 text-ink-soft">
        {isBehind
          ? 'Nel frattempo quello che è salvato sul sito è cambiato: dove la bozza dice altro, salvandola vale la bozza.'
          : 'È rimasta su questo dispositivo. Si può riprendere da dove si era arrivati, oppure scartare: resta allora quello che è salvato sul sito.'}
      </p>
      <blockquote className="mt-4 rounded-card border border-sand-200 bg-sand-50 px-4 py-3">
        <p className="font-semibold wrap-anywhere">{title.trim() || 'Senza titolo'}</p>
        {text && (
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
            {text.slice(0, SHOWN)}
            {text.length > SHOWN && '…'}
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

type WritingGoneProps = {
  error: unknown;
  /** What there is not, or not any more. */
  goneTitle: string;
  /** Why it cannot be opened for another reason. */
  failureTitle: string;
  onRetry: () => void;
  onClose: () => void;
};

/** Stands where the form would: what was to be opened cannot be. */
export const WritingGone = (props: WritingGoneProps) => {
  const { error, goneTitle, failureTitle, onRetry, onClose } = props;
  if (apiErrorOf(error)?.code !== 'NOT_FOUND') {
    return <LoadFailure title={failureTitle} error={error} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      icon={<FileX />}
      title={goneTitle}
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

type WritingDialogProps = {
  title: ReactNode;
  onClose: () => void;
  /** Whether there is something to be saved. */
  hasFoot: boolean;
  /** Gets the element at the dialog's foot, into which the form puts its buttons. */
  children: (foot: HTMLElement | null) => ReactNode;
};

/** The large window over a list in which something is written. */
export const WritingDialog = ({ title, onClose, hasFoot, children }: WritingDialogProps) => {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // Who came by a link has left no button behind that could get the focus back.
  useEffect(() => rescueFocus, []);
  return (
    <Dialog
      open
      shape="large"
      onClose={onClose}
      title={<span className="line-clamp-2 wrap-anywhere">{title}</span>}
      footer={hasFoot && <div ref={setFoot} className="contents" />}
    >
      {children(foot)}
    </Dialog>
  );
};

type WritingStartOptions<Saved, Values> = {
  kind: DraftKind;
  userId: number;
  opened: Opened;
  /** What the server holds; undefined while it is not known. */
  found: Saved | undefined;
  valuesOf: (saved: Saved | null) => Values;
};

type WritingStart<Saved, Values> =
  | { step: 'wait' }
  /** Something typed earlier is there, and somebody has to say what becomes of it. */
  | { step: 'offer'; draft: Draft<Values>; isBehind: boolean; decide: (resumes: boolean) => void }
  | { step: 'write'; saved: Saved | null; resumed: Draft<Values> | null };

/** What comes before the writing: what is saved is read, and what was typed earlier is offered. */
export const useWritingStart = <Saved extends { updatedAt: string }, Values extends object>(
  options: WritingStartOptions<Saved, Values>,
): WritingStart<Saved, Values> => {
  const { kind, userId, opened, found, valuesOf } = options;
  // What began as new goes on in the same form once it is saved.
  const [id] = useState(opened);
  const key = draftKey({ userId, kind, id });
  const kept = useKeptDraft(key);
  const [decision, setDecision] = useState<{ resumed: Draft<Values> | null } | null>(null);
  const saved = found ?? null;
  if (!kept || (saved === null && id !== 'new')) return { step: 'wait' };
  if (decision) return { step: 'write', saved, resumed: decision.resumed };
  const draft = parseDraft(kept.kept, valuesOf(saved));
  if (!draft || !differs(draft.values, valuesOf(saved))) {
    setDecision({ resumed: null });
    return { step: 'write', saved, resumed: null };
  }
  return {
    step: 'offer',
    draft,
    isBehind: saved !== null && draft.basedOn !== saved.updatedAt,
    decide: (resumes) => {
      if (!resumes) void browserDrafts.remove(key);
      setDecision({ resumed: resumes ? draft : null });
    },
  };
};

type OpenedWritingProps<Saved, Values> = {
  kind: DraftKind;
  userId: number;
  opened: Opened;
  query: { data: Saved | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  valuesOf: (saved: Saved | null) => Values;
  words: {
    new: string;
    edit: string;
    /** Where there is not, or not any more, what was to be opened. */
    gone: string;
    /** Why it cannot be opened for another reason. */
    failure: string;
  };
  onClose: () => void;
  /** The form, once it is settled with what it begins. */
  children: (start: {
    saved: Saved | null;
    resumed: Draft<Values> | null;
    foot: HTMLElement | null;
  }) => ReactNode;
};

/** Something written, or to be written, in a window over the list. */
export const OpenedWriting = <
  Saved extends Written & { title: string },
  Values extends WritingValues,
>(
  props: OpenedWritingProps<Saved, Values>,
) => {
  const { kind, userId, opened, query, valuesOf, words, onClose, children } = props;
  const [wasNew] = useState(opened === 'new');
  const start = useWritingStart({ kind, userId, opened, found: query.data, valuesOf });
  const title = query.data?.title ?? (wasNew ? words.new : words.edit);
  return (
    <WritingDialog title={title} onClose={onClose} hasFoot={start.step === 'write'}>
      {(foot) => {
        if (start.step === 'write') {
          return children({ saved: start.saved, resumed: start.resumed, foot });
        }
        if (start.step === 'offer') {
          const { draft, isBehind, decide } = start;
          return (
            <DraftOffer
              title={draft.values.title}
              content={draft.values.content}
              writtenAt={draft.writtenAt}
              isBehind={isBehind}
              onDecide={decide}
            />
          );
        }
        if (!query.isError) return <Skeleton className="h-96" />;
        return (
          <WritingGone
            error={query.error}
            goneTitle={words.gone}
            failureTitle={words.failure}
            onRetry={() => void query.refetch()}
            onClose={onClose}
          />
        );
      }}
    </WritingDialog>
  );
};
