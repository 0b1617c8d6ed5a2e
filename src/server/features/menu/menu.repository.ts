import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { MenuItemsTable } from '#server/database/tables/site.table.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import type { Role } from '#shared/roles.ts';

export type FlatMenuItem = Omit<MenuItem, 'children'>;

/** All that is written of an item; its version is raised apart. */
export type MenuItemValues = Omit<FlatMenuItem, 'id' | 'version'>;

const toMenuItem = (row: Selectable<MenuItemsTable>): FlatMenuItem => ({
  id: row.id,
  label: row.label,
  url: row.url,
  slug: row.slug,
  parentId: row.parent_id,
  order: row.sort_order,
  showOnDesktop: row.show_on_desktop === 1,
  showOnMobile: row.show_on_mobile === 1,
  visibleTo: row.visible_to,
  version: row.version,
});

const toRow = (item: MenuItemValues): Insertable<MenuItemsTable> => ({
  label: item.label,
  url: item.url,
  slug: item.slug,
  parent_id: item.parentId,
  sort_order: item.order,
  show_on_desktop: item.showOnDesktop ? 1 : 0,
  show_on_mobile: item.showOnMobile ? 1 : 0,
  visible_to: item.visibleTo,
});

export const listMenuItems = async (
  db: Database,
  audiences: readonly Role[],
): Promise<FlatMenuItem[]> => {
  const rows = await db
    .selectFrom('menu_items')
    .selectAll()
    .where('visible_to', 'in', audiences)
    .execute();
  return rows.map(toMenuItem);
};

export const insertMenuItem = async (db: Database, item: MenuItemValues): Promise<number> => {
  const { id } = await db
    .insertInto('menu_items')
    .values(toRow(item))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const replaceMenuItem = async (
  db: Database,
  { id, ...item }: FlatMenuItem,
): Promise<void> => {
  await db.updateTable('menu_items').set(toRow(item)).where('id', '=', id).execute();
};

/**
 * Numbers siblings by their place in the list, from 1 on. No two may ever share a number, so they
 * step aside first.
 */
export const renumberSiblings = async (db: Database, ids: readonly number[]): Promise<void> => {
  for (const sign of [-1, 1]) {
    for (const [index, id] of ids.entries()) {
      await db
        .updateTable('menu_items')
        .set({ sort_order: sign * (index + 1) })
        .where('id', '=', id)
        .execute();
    }
  }
};

export const deleteMenuItemRow = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('menu_items').where('id', '=', id).execute();
};

export const replaceMenuSlugs = async (
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await db
    .updateTable('menu_items')
    .set((own) => ({ slug: to, version: own('version', '+', 1) }))
    .where('slug', '=', from)
    .execute();
};
