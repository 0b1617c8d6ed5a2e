import { type ReactNode, useState } from 'react';
import type { Draft, DraftKind } from '#client/features/drafts/draft.ts';
import { DraftOffer } from '#client/features/drafts/draft-offer.tsx';
import type { Opened } from '#client/ui/search-params.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { WritingValues, Written } from './use-writing-form.ts';
import { useWritingStart } from './use-writing-start.ts';
import { WritingDialog } from './writing-dialog.tsx';
import { WritingGone } from './writing-gone.tsx';

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
