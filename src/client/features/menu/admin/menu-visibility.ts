import { type MenuEntry, menuEntries } from '#client/features/menu/menu-bar/menu-entries.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';

const idsOf = (entries: readonly MenuEntry[]): number[] =>
  entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);

/** The items that are visible on at least one device. */
export const shownIds = (items: readonly MenuItem[]): ReadonlySet<number> =>
  new Set([...idsOf(menuEntries(items, 'desktop')), ...idsOf(menuEntries(items, 'mobile'))]);

/** Why an item is hidden on all devices; null if it is visible. */
export const hiddenReason = (item: MenuItem, shown: ReadonlySet<number>): string | null => {
  if (shown.has(item.id)) return null;
  const hasLink = item.slug !== null || item.url !== null;
  return hasLink || item.children.length > 0
    ? 'Ora non appare: le voci sopra o sotto di lei non sono sugli stessi dispositivi.'
    : 'Ora non appare: non porta da nessuna parte, e sotto di sé non ha voci.';
};
