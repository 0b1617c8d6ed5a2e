import type { MenuItem } from '#shared/menu.schema.ts';

/** The labels of all entries of the menu that lead to a page. */
export const menuEntriesTo = (slug: string, items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [
    ...(item.slug === slug || (!item.slug && item.url === `/pages/${slug}`) ? [item.label] : []),
    ...menuEntriesTo(slug, item.children),
  ]);
