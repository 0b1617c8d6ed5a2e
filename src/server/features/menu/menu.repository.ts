import type { Selectable } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import { deleteWithTexts, updateTexts } from '#server/database/owners-texts.ts';
import type { MenuItemsTable } from '#server/database/tables/site.table.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import type { Audience } from '#shared/menu/menu-rules.ts';
import { menuTexts } from './menu.texts.ts';

export type FlatMenuItem = Omit<MenuItem, 'children'>;

/** Everything written of an item but its version, which is incremented separately. */
export type MenuItemValues = Omit<FlatMenuItem, 'id' | 'version'>;

const toMenuItem = ({ sortOrder, ...row }: Selectable<MenuItemsTable>): FlatMenuItem => ({
  ...row,
  order: sortOrder,
  showOnDesktop: row.showOnDesktop === 1,
  showOnMobile: row.showOnMobile === 1,
});

const toRow = ({ order, ...item }: MenuItemValues): Written<MenuItemsTable> => ({
  ...item,
  sortOrder: order,
  showOnDesktop: item.showOnDesktop ? 1 : 0,
  showOnMobile: item.showOnMobile ? 1 : 0,
});

export const listMenuItems = async (
  db: Database,
  audiences: readonly Audience[],
): Promise<FlatMenuItem[]> => {
  const rows = await db
    .selectFrom('menuItems')
    .selectAll()
    .where('visibleTo', 'in', audiences)
    .execute();
  return rows.map(toMenuItem);
};

export const insertMenuItem = async (db: Database, item: MenuItemValues): Promise<number> => {
  const { id } = await db
    .insertInto('menuItems')
    .values(toRow(item))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const replaceMenuItem = async (
  db: Database,
  { id, version: _version, ...item }: FlatMenuItem,
): Promise<void> => {
  await updateTexts(db, menuTexts, id, toRow(item));
};

/**
 * Numbers siblings by their place in the list, from 1 on. Positions are unique at all times, so they
 * first move out of the way.
 */
export const renumberSiblings = async (db: Database, ids: readonly number[]): Promise<void> => {
  for (const sign of [-1, 1]) {
    for (const [index, id] of ids.entries()) {
      await db
        .updateTable('menuItems')
        .set({ sortOrder: sign * (index + 1) })
        .where('id', '=', id)
        .execute();
    }
  }
};

export const deleteMenuItemRow = (db: Database, id: number): Promise<void> =>
  deleteWithTexts(db, menuTexts, [id]);

export const replaceMenuSlugs = async (
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await db
    .updateTable('menuItems')
    .set((own) => ({ slug: to, version: own('version', '+', 1) }))
    .where('slug', '=', from)
    .execute();
};
