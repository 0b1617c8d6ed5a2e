import type { MenuItem } from '#shared/menu.schema.ts';

export const menuItemsTo = (slug: string, items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [
    ...(item.slug === slug || (!item.slug && item.url === `/pages/${slug}`) ? [item.label] : []),
    ...menuItemsTo(slug, item.children),
  ]);
