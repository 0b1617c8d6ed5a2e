import type { Database } from '#server/database/database.types.ts';
import { homeLink } from '#shared/anchors.ts';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuTree } from '#shared/menu-tree.ts';
import type { Role } from '#shared/roles.ts';
import { type FlatMenuItem, insertMenuItem, listMenuItems } from './menu.repository.ts';

/** An entry's `visibleTo` is its smallest audience; entries for USER are everybody's. */
const audiencesOf: Record<Role, readonly Role[]> = {
  USER: ['USER'],
  EDITOR: ['USER', 'EDITOR'],
  ADMIN: ['USER', 'EDITOR', 'ADMIN'],
};

/** The menu as somebody of this role (a visitor: null) may see it. */
export const getMenu = async (db: Database, role: Role | null): Promise<MenuItem[]> =>
  menuTree(await listMenuItems(db, audiencesOf[role ?? 'USER']));

/** Every entry, for those who arrange the menu. */
export const listAllItems = (db: Database): Promise<FlatMenuItem[]> =>
  listMenuItems(db, audiencesOf.ADMIN);

type InitialEntry = { label: string; url: string; children?: InitialEntry[] };

const initialMenu: InitialEntry[] = [
  { label: 'Home', url: '/' },
  {
    label: 'La casa',
    url: homeLink('house'),
    children: [
      { label: 'Com’è fatta', url: homeLink('house') },
      { label: 'Le immagini', url: homeLink('gallery') },
    ],
  },
  { label: 'Date e prezzi', url: homeLink('availability') },
  { label: 'Recensioni', url: homeLink('reviews') },
  { label: 'Contatti', url: homeLink('contact') },
];

/** The menu that a new site starts with. */
export const installMenu = async (
  db: Database,
  entries: readonly InitialEntry[] = initialMenu,
  parentId: number | null = null,
): Promise<void> => {
  for (const [index, { label, url, children = [] }] of entries.entries()) {
    const id = await insertMenuItem(db, {
      label,
      url,
      slug: null,
      parentId,
      order: index + 1,
      showOnDesktop: true,
      showOnMobile: true,
      visibleTo: 'USER',
    });
    await installMenu(db, children, id);
  }
};
