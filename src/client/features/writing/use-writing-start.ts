import { useState } from 'react';
import {
  type Draft,
  type DraftKind,
  differs,
  draftKey,
  parseDraft,
} from '#client/features/drafts/draft.ts';
import { browserDrafts } from '#client/features/drafts/draft-store.ts';
import { useKeptDraft } from '#client/features/drafts/use-kept-draft.ts';
import type { Opened } from '#client/ui/search-params.ts';

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
