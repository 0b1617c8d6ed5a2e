import type { Database } from '#server/database/database.types.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import type { Role } from '#shared/roles.ts';

export type FlatMenuItem = Omit<MenuItem, 'children'>;

export const listMenuItems = async (
  db: Database,
  audiences: readonly Role[],
): Promise<FlatMenuItem[]> => {
  const rows = await db
    .selectFrom('menu_items')
    .selectAll()
    .where('visible_to', 'in', audiences)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    url: row.url,
    slug: row.slug,
    parentId: row.parent_id,
    order: row.sort_order,
    showOnDesktop: row.show_on_desktop === 1,
    showOnMobile: row.show_on_mobile === 1,
    visibleTo: row.visible_to,
  }));
};

export const insertMenuItem = async (
  db: Database,
  item: Omit<FlatMenuItem, 'id'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('menu_items')
    .values({
      label: item.label,
      url: item.url,
      slug: item.slug,
      parent_id: item.parentId,
      sort_order: item.order,
      show_on_desktop: item.showOnDesktop ? 1 : 0,
      show_on_mobile: item.showOnMobile ? 1 : 0,
      visible_to: item.visibleTo,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
