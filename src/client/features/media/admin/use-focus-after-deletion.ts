import { type RefObject, useEffect, useRef } from 'react';
import { focusContent, isFocusLost } from '#client/ui/content-focus.ts';
import type { Media } from '#shared/media/media.schema.ts';

/** A file and the index of its card. */
export type OpenedMedia = { media: Media; index: number };

/**
 * When the card of a deleted file disappears with the focus, focuses the card that took its place, or the
 * last one. Returns the ref of the list.
 */
export const useFocusAfterDeletion = (
  items: readonly Media[] | undefined,
  deleted: OpenedMedia | null,
): RefObject<HTMLUListElement | null> => {
  const listRef = useRef<HTMLUListElement>(null);
  const handled = useRef<OpenedMedia | null>(null);
  useEffect(() => {
    if (!deleted || handled.current === deleted) return;
    if (items?.some(({ id }) => id === deleted.media.id)) return;
    handled.current = deleted;
    if (!isFocusLost()) return;
    const cards = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const card = cards[deleted.index] ?? cards.at(-1);
    if (card) card.focus();
    else focusContent();
  }, [items, deleted]);
  return listRef;
};
