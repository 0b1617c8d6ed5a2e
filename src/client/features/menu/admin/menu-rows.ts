import type { MenuItem, UpdateMenuOrderInput } from '#shared/menu.schema.ts';
import { MENU_MAX_DEPTH } from '#shared/menu-rules.ts';

type RowAction = 'up' | 'down' | 'edit' | 'delete';

/** Names a row's button in the page, so that the focus can be given to it. */
export const rowButtonId = (id: number, action: RowAction): string => `menu-${id}-${action}`;

/** An item where it stands in the table. */
export type MenuRow = {
  item: MenuItem;
  /** 1 for the entries of the bar. */
  level: number;
  parent: MenuItem | null;
  previous: MenuItem | null;
  next: MenuItem | null;
  /** Its place among its siblings, from 1 on, and how many they are. */
  place: number;
  siblings: number;
};

/** The tree as the table reads it: each item, then what hangs from it. */
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

/** Two items that change places. */
export const swapped = (item: MenuItem, neighbour: MenuItem): UpdateMenuOrderInput['updates'] => [
  { id: item.id, order: neighbour.order, version: item.version },
  { id: neighbour.id, order: item.order, version: neighbour.version },
];

/** How many levels an item and what hangs from it take. */
const heightOf = (item: MenuItem): number =>
  1 + Math.max(0, ...item.children.map((child) => heightOf(child)));

const holds = (item: MenuItem, id: number): boolean =>
  item.id === id || item.children.some((child) => holds(child, id));

/** Where an item may hang: not from itself, nor below itself, nor too deep. A new one is null. */
export const possibleParents = (rows: readonly MenuRow[], moved: MenuItem | null): MenuRow[] => {
  const height = moved ? heightOf(moved) : 1;
  return rows.filter(
    ({ item, level }) => level + height <= MENU_MAX_DEPTH && !(moved && holds(moved, item.id)),
  );
};

/** The row that is read where another one was: the next, or the last. */
export const rowBeside = (rows: readonly MenuRow[], id: number): MenuRow | undefined => {
  const index = rows.findIndex(({ item }) => item.id === id);
  return rows[index + 1] ?? rows[index - 1];
};
