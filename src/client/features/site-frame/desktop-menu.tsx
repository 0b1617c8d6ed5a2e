import { SiteLink } from '#client/ui/site-link.tsx';
import { type BarSize, MORE, type PlacedEntry, placeEntries } from './menu-bar.ts';
import { linksOf, type MenuEntry } from './menu-entries.ts';
import { barEntryClass, MenuPanel } from './menu-panel.tsx';

/** In the bar from this screen on. */
const shownFrom: Record<BarSize, string | undefined> = {
  md: undefined,
  lg: 'hidden lg:block',
  xl: 'hidden xl:block',
};

/** Under 'Altro' up to this screen. */
const hiddenFrom: Record<BarSize, string> = {
  md: 'hidden',
  lg: 'lg:hidden',
  xl: 'xl:hidden',
};

const Entry = ({ entry }: { entry: MenuEntry }) =>
  entry.children.length > 0 || entry.href === null ? (
    <MenuPanel label={entry.label} entries={linksOf(entry)} side="left" />
  ) : (
    <SiteLink href={entry.href} className={barEntryClass}>
      {entry.label}
    </SiteLink>
  );

/** The entries that have no room in the bar. Shown while one of them has none. */
const MoreEntries = ({ placed }: { placed: readonly PlacedEntry[] }) => {
  const waiting = placed.filter(({ from }) => from !== 'md');
  const last = waiting.at(-1);
  if (!last) return null;
  return (
    <li className={last.from ? hiddenFrom[last.from] : undefined}>
      <MenuPanel
        label={MORE}
        side="right"
        entries={waiting.map(({ entry, from }) => ({
          ...entry,
          className: from ? hiddenFrom[from] : undefined,
        }))}
      />
    </li>
  );
};

type DesktopMenuProps = { entries: readonly MenuEntry[]; siteName: string };

/** One line, however long the menu is: what has no room in it waits under 'Altro'. */
export const DesktopMenu = ({ entries, siteName }: DesktopMenuProps) => {
  const placed = placeEntries(entries, siteName);
  if (placed.length === 0) return null;
  return (
    <nav aria-label="Menu principale">
      <ul className="flex flex-wrap items-center">
        {placed.map(
          ({ entry, from }) =>
            from && (
              <li key={entry.id} className={shownFrom[from]}>
                <Entry entry={entry} />
              </li>
            ),
        )}
        <MoreEntries placed={placed} />
      </ul>
    </nav>
  );
};
