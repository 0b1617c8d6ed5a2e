import type { MenuItem } from '#shared/menu.schema.ts';
import { type Role, roles } from '#shared/roles.ts';

/** Where an entry leads: its page, its own address, or nowhere when it only holds others. */
export const menuAddress = ({ slug, url }: Pick<MenuItem, 'slug' | 'url'>): string | null =>
  slug ? `/pages/${slug}` : url || null;

export type MenuDevice = 'desktop' | 'mobile';

/** What a menu shows of an item. Without an address it only holds its children. */
export type MenuEntry = {
  id: number;
  label: string;
  href: string | null;
  children: readonly MenuEntry[];
};

const isShown: Record<MenuDevice, (item: MenuItem) => boolean> = {
  desktop: ({ showOnDesktop }) => showOnDesktop,
  mobile: ({ showOnMobile }) => showOnMobile,
};

/**
 * The entries of a device. An item that is hidden there hides what hangs from it; one that leads
 * nowhere and holds nothing is left out.
 */
export const menuEntries = (items: readonly MenuItem[], device: MenuDevice): MenuEntry[] =>
  items
    .filter(isShown[device])
    .map((item) => ({
      id: item.id,
      label: item.label,
      href: menuAddress(item),
      children: menuEntries(item.children, device),
    }))
    .filter(({ href, children }) => href !== null || children.length > 0);

/** An entry as a list of links: its own address comes first, since what opens the list leads nowhere. */
export const linksOf = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.href === null ? entry.children : [{ ...entry, children: [] }, ...entry.children];

/** What a role may see of a menu; a visitor's is null. The server says the same. */
export const itemsFor = (items: readonly MenuItem[], role: Role | null): MenuItem[] =>
  items
    .filter(({ visibleTo }) => roles.indexOf(visibleTo) <= roles.indexOf(role ?? 'USER'))
    .map((item) => ({ ...item, children: itemsFor(item.children, role) }));
