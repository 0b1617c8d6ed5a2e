import { langOf } from '#client/ui/italian-only.tsx';
import type { Role } from '#shared/accounts/roles.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { audiencesOf, menuAddress } from '#shared/menu/menu-rules.ts';

export type MenuDevice = 'desktop' | 'mobile';

/** An item as the menu shows it; without an address it only groups its children. */
export type MenuEntry = {
  id: number;
  label: string;
  /** `lang` attribute for a label without a translation. */
  lang?: string | undefined;
  href: string | null;
  children: readonly MenuEntry[];
};

const isShown: Record<MenuDevice, (item: MenuItem) => boolean> = {
  desktop: ({ showOnDesktop }) => showOnDesktop,
  mobile: ({ showOnMobile }) => showOnMobile,
};

/** The entries of a device, without the children of hidden items, and without items that have neither link nor children. */
export const menuEntries = (items: readonly MenuItem[], device: MenuDevice): MenuEntry[] =>
  items
    .filter(isShown[device])
    .map((item) => ({
      id: item.id,
      label: item.label,
      lang: langOf(item, 'label'),
      href: menuAddress(item),
      children: menuEntries(item.children, device),
    }))
    .filter(({ href, children }) => href !== null || children.length > 0);

/** The links in an entry's panel. Its own comes first, since its button only opens the panel. */
export const linksOf = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.href === null ? entry.children : [{ ...entry, children: [] }, ...entry.children];

/** The items visible to a role, or to a visitor (null); the server filters likewise. */
export const itemsFor = (items: readonly MenuItem[], role: Role | null): MenuItem[] =>
  items
    .filter(({ visibleTo }) => audiencesOf(role).includes(visibleTo))
    .map((item) => ({ ...item, children: itemsFor(item.children, role) }));
