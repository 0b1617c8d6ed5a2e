import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type {
  MenuItem,
  UpdateMenuItemInput,
  UpdateMenuOrderInput,
} from '#shared/menu/menu.schema.ts';
import { MENU_MAX_DEPTH, menuMessages } from '#shared/menu/menu-rules.ts';
import {
  deleteMenuItemRow,
  type FlatMenuItem,
  insertMenuItem,
  type MenuItemValues,
  renumberSiblings,
  replaceMenuItem,
} from './menu.repository.ts';
import { getMenu, listAllItems } from './menu.service.ts';

const itemOf = (items: readonly FlatMenuItem[], id: number): FlatMenuItem => {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw notFound('Voce di menu non trovata.');
  return item;
};

const childrenOf = (items: readonly FlatMenuItem[], parentId: number | null): FlatMenuItem[] =>
  items
    .filter((item) => item.parentId === parentId)
    .sort((a, b) => a.order - b.order || a.id - b.id);

const lastOrder = (items: readonly FlatMenuItem[], parentId: number | null): number =>
  Math.max(0, ...childrenOf(items, parentId).map(({ order }) => order));

/** How many levels an item and its descendants take. */
const heightOf = (items: readonly FlatMenuItem[], id: number): number =>
  1 + Math.max(0, ...childrenOf(items, id).map((child) => heightOf(items, child.id)));

const ancestorsOf = (items: readonly FlatMenuItem[], id: number | null): FlatMenuItem[] => {
  if (id === null) return [];
  const item = items.find((candidate) => candidate.id === id);
  return item ? [item, ...ancestorsOf(items, item.parentId)] : [];
};

const wrongParent = (message: string): AppError => invalidInput({ path: 'parentId', message });

/**
 * The parent must exist, must not be the item itself or one of its descendants, and must not be too
 * deep.
 */
const assertPlace = (
  items: readonly FlatMenuItem[],
  parentId: number | null,
  item: { id: number } | null,
): void => {
  if (parentId === null) return;
  const above = ancestorsOf(items, parentId);
  if (above.length === 0) throw wrongParent('La voce superiore non esiste più.');
  if (item && above.some(({ id }) => id === item.id)) {
    throw wrongParent('Una voce non può stare sotto se stessa.');
  }
  const height = item ? heightOf(items, item.id) : 1;
  if (above.length + height > MENU_MAX_DEPTH) {
    throw wrongParent(`Il menu ha al massimo ${MENU_MAX_DEPTH} livelli.`);
  }
};

const find = (tree: readonly MenuItem[], id: number): MenuItem | undefined => {
  for (const item of tree) {
    const found = item.id === id ? item : find(item.children, id);
    if (found) return found;
  }
  return undefined;
};

const getMenuItem = async (tx: Database, id: number): Promise<MenuItem> => {
  const item = find(await getMenu(tx, 'ADMIN'), id);
  if (!item) throw notFound('Voce di menu non trovata.');
  return item;
};

/** Creates an item, the last among its siblings. INVALID_INPUT for an invalid parent. */
export const createMenuItem = (
  app: AppContext,
  input: Omit<MenuItemValues, 'order'>,
): Promise<MenuItem> =>
  inTransaction(app.database, async (tx) => {
    const items = await listAllItems(tx);
    assertPlace(items, input.parentId, null);
    const order = lastOrder(items, input.parentId) + 1;
    return getMenuItem(tx, await insertMenuItem(tx, { ...input, order }));
  });

/**
 * Changes the given fields only. Under another parent the item becomes the last. NOT_FOUND,
 * CHANGED_MEANWHILE, INVALID_INPUT for an invalid parent and for an item that no device would show.
 */
export const updateMenuItem = (
  app: AppContext,
  { id, seenVersion, ...changes }: UpdateMenuItemInput,
): Promise<MenuItem> =>
  inTransaction(app.database, async (tx) => {
    const items = await listAllItems(tx);
    const before = itemOf(items, id);
    await bumpVersion(tx, 'menuItems', { id, seenVersion });
    const after: FlatMenuItem = { ...before, ...definedOf(changes) };
    if (!after.showOnDesktop && !after.showOnMobile) {
      throw invalidInput({ path: 'showOnDesktop', message: menuMessages.noDevice });
    }
    if (after.parentId !== before.parentId) {
      assertPlace(items, after.parentId, before);
      after.order = lastOrder(items, after.parentId) + 1;
    }
    await replaceMenuItem(tx, after);
    return getMenuItem(tx, id);
  });

/**
 * Moves items among their siblings. Afterwards every group of siblings is numbered 1, 2, 3 …, even when
 * two people move items at the same time. NOT_FOUND, CHANGED_MEANWHILE.
 */
export const reorderMenu = (
  app: AppContext,
  { updates }: UpdateMenuOrderInput,
): Promise<MenuItem[]> =>
  inTransaction(app.database, async (tx) => {
    const items = await listAllItems(tx);
    const wanted = new Map(updates.map(({ id, order }) => [id, order]));
    const moved = updates.map(({ id }) => itemOf(items, id));
    for (const { id, seenVersion } of updates)
      await bumpVersion(tx, 'menuItems', { id, seenVersion });
    const parents = new Set(moved.map(({ parentId }) => parentId));
    const placed = items.map((item) => ({ ...item, order: wanted.get(item.id) ?? item.order }));
    for (const parentId of parents) {
      await renumberSiblings(
        tx,
        childrenOf(placed, parentId).map(({ id }) => id),
      );
    }
    return getMenu(tx, 'ADMIN');
  });

/** NOT_FOUND, MENU_ITEM_HAS_CHILDREN. */
export const deleteMenuItem = (app: AppContext, id: number): Promise<{ label: string }> =>
  inTransaction(app.database, async (tx) => {
    const items = await listAllItems(tx);
    const { label } = itemOf(items, id);
    if (childrenOf(items, id).length > 0) throw new AppError('MENU_ITEM_HAS_CHILDREN');
    await deleteMenuItemRow(tx, id);
    return { label };
  });
