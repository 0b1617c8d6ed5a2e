import type { ListTag } from '#client/features/editor/text/text-document.ts';
import { KEPT_STYLE, styleOf } from './read-style.ts';

// Word writes the items of its lists as paragraphs whose style names a level, with the bullet or
// number as words in an element that everybody else should skip.

/** Whether an element holds nothing but the mark of an item, or is hidden. */
export const isSkipped = (element: Element): boolean =>
  styleOf(element, 'mso-list') === 'ignore' ||
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-hide') === 'all';

const tagOfMark = (paragraph: Element): ListTag => {
  const mark = [...paragraph.querySelectorAll(`[${KEPT_STYLE}]`)].find(
    (element) => styleOf(element, 'mso-list') === 'ignore',
  );
  return /^\W*(\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
};

/** The lists around a paragraph of Word; null for one that is no item. */
export const wordLists = (
  paragraph: Element,
  previous: readonly ListTag[],
): readonly ListTag[] | null => {
  const level = /\blevel(\d)\b/.exec(styleOf(paragraph, 'mso-list'))?.[1];
  if (level === undefined) return null;
  const tag = tagOfMark(paragraph);
  const outer = Array.from({ length: Number(level) - 1 }, (_, depth) => previous[depth] ?? tag);
  return [...outer, tag];
};
