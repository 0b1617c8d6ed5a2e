import type { MenuItem } from '#shared/menu.schema.ts';

/** Where an entry leads: its page, its own address, or nowhere when it only holds others. */
export const menuAddress = ({ slug, url }: Pick<MenuItem, 'slug' | 'url'>): string | null =>
  slug ? `/pages/${slug}` : url || null;
