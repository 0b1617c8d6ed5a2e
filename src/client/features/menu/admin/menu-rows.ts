import type { MenuItem, UpdateMenuOrderInput } from '#shared/menu/menu.schema.ts';
import { MENU_MAX_DEPTH } from '#shared/menu/menu-rules.ts';

type RowAction = 'up' | 'down' | 'edit' | 'delete';

/** The element id of a row's button, to focus it. */
export const rowButtonId = (id: number, action: RowAction): string => `menu-${id}-${action}`;

/** An item with its position in the tree. */
export type MenuRow = {
  item: MenuItem;
  /** 1 for the top level. */
  level: number;
  parent: MenuItem | null;
  previous: MenuItem | null;
  next: MenuItem | null;
  /** Position among its siblings, from 1 on. */
  place: number;
  /** How many siblings there are, the item included. */
  siblings: number;
};

/** The tree in depth-first order. */
export const menuRows = (
  items: readonly MenuItem[],
  parent: MenuItem | null = null,
  level = 1,
): MenuRow[] =>
  items.flatMap((item, index) => [
    {
      item,
      level,
      parent,
      previous: items[index - 1] ?? null,
      next: items[index + 1] ?? null,
      place: index + 1,
      siblings: items.length,
    },
    ...menuRows(item.children, item, level + 1),
  ]);

export const swapped = (item: MenuItem, neighbour: MenuItem): UpdateMenuOrderInput['updates'] => [
  { id: item.id, order: neighbour.order, seenVersion: item.version },
  { id: neighbour.id, order: item.order, seenVersion: neighbour.version },
];

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
