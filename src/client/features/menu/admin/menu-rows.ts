import type { MenuItem, UpdateMenuOrderInput } from '#shared/menu/menu.schema.ts';
import { MENU_MAX_DEPTH } from '#shared/menu/menu-rules.ts';

type RowAction = 'up' | 'down' | 'edit' | 'delete' | 'more';

/** The element id of a row's button, to focus it. */
export const rowButtonId = (id: number, action: RowAction): string => `menu-${id}-${action}`;

/** An item with its position in the tree. */
export type MenuRow = {
  item: MenuItem;
  /** 1 for the top level. */
  level: number;
  parent: MenuItem | null;
  /** The item included, in order. */
  siblings: readonly MenuItem[];
  /** Position among its siblings, from 1 on. */
  place: number;
};

/** The tree in depth-first order. */
export const menuRows = (
  siblings: readonly MenuItem[],
  parent: MenuItem | null = null,
  level = 1,
): MenuRow[] =>
  siblings.flatMap((item, index) => [
    { item, level, parent, siblings, place: index + 1 },
    ...menuRows(item.children, item, level + 1),
  ]);

/** The changed orders when a row moves to another place among its siblings; beside it, a swap. */
export const moved = (
  { siblings, place: from }: MenuRow,
  to: number,
): UpdateMenuOrderInput['updates'] => {
  const after = siblings
    .toSpliced(from - 1, 1)
    .toSpliced(to - 1, 0, siblings[from - 1] as MenuItem);
  return after.flatMap(({ id, order, version }, index) => {
    const wanted = siblings[index]?.order ?? order;
    return wanted === order ? [] : [{ id, order: wanted, seenVersion: version }];
  });
};

/** How many levels an item and its descendants take. */
const heightOf = (item: MenuItem): number =>
  1 + Math.max(0, ...item.children.map((child) => heightOf(child)));

const contains = (item: MenuItem, id: number): boolean =>
  item.id === id || item.children.some((child) => contains(child, id));

/** Excludes the item itself, its descendants, and parents that are too deep; `moved` is null for a new item. */
export const possibleParents = (rows: readonly MenuRow[], moved: MenuItem | null): MenuRow[] => {
  const height = moved ? heightOf(moved) : 1;
  return rows.filter(
    ({ item, level }) => level + height <= MENU_MAX_DEPTH && !(moved && contains(moved, item.id)),
  );
};

/** The next row, or the previous one for the last. */
export const rowBeside = (rows: readonly MenuRow[], id: number): MenuRow | undefined => {
  const index = rows.findIndex(({ item }) => item.id === id);
  return rows[index + 1] ?? rows[index - 1];
};
