import type { Database } from '#server/database/database.types.ts';
import { translateAll } from '#server/features/translations/translated-answers.service.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { homeLink } from '#shared/anchors.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { audiences, audiencesOf } from '#shared/menu/menu-rules.ts';
import { menuTree } from '#shared/menu/menu-tree.ts';
import {
  deleteMenuItemRow,
  type FlatMenuItem,
  insertMenuItem,
  listMenuItems,
  replaceMenuSlugs,
} from './menu.repository.ts';
import { menuTexts } from './menu.texts.ts';

/** The menu that a role sees; null for a visitor. */
export const getMenu = async (db: Database, role: Role | null): Promise<MenuItem[]> =>
  menuTree(await listMenuItems(db, audiencesOf(role)));

/** The same in the reader's language. */
export const getTranslatedMenu = async (
  db: Database,
  role: Role | null,
  locale: Locale,
): Promise<MenuItem[]> => translateAll(db, { texts: menuTexts, locale }, await getMenu(db, role));

/** Every item, for editing the menu. */
export const listAllItems = (db: Database): Promise<FlatMenuItem[]> => listMenuItems(db, audiences);

type Entry = Pick<MenuItem, 'label' | 'url' | 'slug'>;

type Place = Pick<MenuItem, 'parentId' | 'order'>;

/** Visible to everybody, on every device. */
const insertEntry = (db: Database, { label, url, slug }: Entry, place: Place): Promise<number> =>
  insertMenuItem(db, {
    label,
    url,
    slug,
    ...place,
    showOnDesktop: true,
    showOnMobile: true,
    visibleTo: 'USER',
  });

type InitialEntry = { label: string; url: string; children?: InitialEntry[] };

const initialMenu: InitialEntry[] = [
  { label: 'Home', url: '/' },
  {
    label: 'La casa',
    url: homeLink('house'),
    children: [
      { label: 'Com’è fatta', url: homeLink('house') },
      { label: 'Foto', url: homeLink('gallery') },
    ],
  },
  { label: 'Date e prezzi', url: homeLink('availability') },
  { label: 'Recensioni', url: homeLink('reviews') },
  { label: 'Contatti', url: homeLink('contact') },
];

/** The menu of a new site. */
export const installMenu = async (
  db: Database,
  entries: readonly InitialEntry[] = initialMenu,
  parentId: number | null = null,
): Promise<void> => {
  for (const [index, { label, url, children = [] }] of entries.entries()) {
    const place = { parentId, order: index + 1 };
    const id = await insertEntry(db, { label, url, slug: null }, place);
    await installMenu(db, children, id);
  }
};

/** Adds an item at the end of the menu. Returns its id. */
export const addMenuItem = async (tx: Database, entry: Entry): Promise<number> => {
  const top = (await listAllItems(tx)).filter(({ parentId }) => parentId === null);
  const order = Math.max(0, ...top.map((item) => item.order)) + 1;
  return insertEntry(tx, entry, { parentId: null, order });
};

/** Removes items; those that have children stay. */
export const removeMenuItems = async (tx: Database, ids: readonly number[]): Promise<void> => {
  const parents = new Set((await listAllItems(tx)).map(({ parentId }) => parentId));
  for (const id of ids) if (!parents.has(id)) await deleteMenuItemRow(tx, id);
};

/** Updates the menu items that link to a page to its new slug. */
export const followCmsPageSlug = replaceMenuSlugs;
