import { type RefObject, useEffect, useRef } from 'react';
import { focusContent, isFocusLost } from '#client/ui/content-focus.ts';
import type { Media } from '#shared/media.schema.ts';

/** A file and the place of its card, from 0 on. */
export type Placed = { media: Media; place: number };

/**
 * The card of a deleted file goes with the next list, and with it whatever focus it had got back from
 * the panel: the card that took its place gets it, or the last one. Returns the ref of the list.
 */
export const useFocusAfterDeletion = (
  items: readonly Media[] | undefined,
  deleted: Placed | null,
): RefObject<HTMLUListElement | null> => {
  const listRef = useRef<HTMLUListElement>(null);
  const settled = useRef<Placed | null>(null);
  useEffect(() => {
    if (!deleted || settled.current === deleted) return;
    if (items?.some(({ id }) => id === deleted.media.id)) return;
    settled.current = deleted;
    if (!isFocusLost()) return;
    const cards = [...(listRef.current?.querySelectorAll('button') ?? [])];
    const card = cards[deleted.place] ?? cards.at(-1);
    if (card) card.focus();
    else focusContent();
  }, [items, deleted]);
  return listRef;
};
