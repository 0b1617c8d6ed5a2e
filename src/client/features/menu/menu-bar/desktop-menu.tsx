import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { HeaderPanel } from './header-panel.tsx';
import { linksOf, type MenuEntry } from './menu-entries.ts';
import { type BarSize, type PlacedEntry, placeEntries } from './place-entries.ts';

const lineClass = 'flex min-h-11 items-center rounded-field px-3 py-1.5 leading-snug';

type MenuLinksProps = {
  entries: readonly (MenuEntry & { className?: string | undefined })[];
};

/** The entries of an open panel with their children, recursively. */
const MenuLinks = ({ entries }: MenuLinksProps) => (
  <ul>
    {entries.map(({ id, href, label, lang, children, className }) => (
      <li key={id} className={className}>
        {href ? (
          <SiteLink href={href} lang={lang} className={`${lineClass} hover:bg-sea-100`}>
            {label}
          </SiteLink>
        ) : (
          <p lang={lang} className={`${lineClass} font-semibold text-ink-soft`}>
            {label}
          </p>
        )}
        {children.length > 0 && (
          <div className="ml-3 border-l border-sand-300 pl-1">
            <MenuLinks entries={children} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

/** `place-entries.ts` relies on these sizes. */
const barEntryClass =
  'inline-flex min-h-11 max-w-40 items-center gap-1 rounded-full px-1.5 text-left text-sm leading-tight font-medium wrap-anywhere underline-offset-8 hover:underline lg:max-w-48 lg:px-3 lg:text-base xl:max-w-56';

type MenuPanelProps = Pick<MenuEntry, 'label' | 'lang'> & {
  entries: readonly (MenuEntry & { className?: string | undefined })[];
  /** The side on which panel and button are aligned. */
  side: 'left' | 'right';
};

/** An entry that opens a panel. */
const MenuPanel = ({ label, lang, entries, side }: MenuPanelProps) => (
  <HeaderPanel
    className="relative"
    button={
      <>
        {label}
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </>
    }
    buttonClass={barEntryClass}
    lang={lang}
    panelClass={clsx(
      'max-h-[calc(100dvh-5.5rem)] w-max max-w-56 min-w-52 overflow-y-auto overscroll-contain wrap-anywhere lg:max-w-64',
      side === 'left' ? 'left-0' : 'right-0',
    )}
  >
    <MenuLinks entries={entries} />
  </HeaderPanel>
);

/** In the bar from this breakpoint on. */
const shownFrom: Record<BarSize, string | undefined> = {
  md: undefined,
  lg: 'hidden lg:block',
  xl: 'hidden xl:block',
};

/** Under 'Altro' up to this breakpoint. */
const hiddenFrom: Record<BarSize, string> = {
  md: 'hidden',
  lg: 'lg:hidden',
  xl: 'xl:hidden',
};

const Entry = ({ entry }: { entry: MenuEntry }) =>
  entry.children.length > 0 || entry.href === null ? (
    <MenuPanel label={entry.label} lang={entry.lang} entries={linksOf(entry)} side="left" />
  ) : (
    <SiteLink href={entry.href} lang={entry.lang} className={barEntryClass}>
      {entry.label}
    </SiteLink>
  );

/** 'Altro' */
const MoreEntries = ({ placed }: { placed: readonly PlacedEntry[] }) => {
  const { t } = useLanguage();
  const overflowing = placed.filter(({ from }) => from !== 'md');
  const last = overflowing.at(-1);
  if (!last) return null;
  return (
    <li className={last.from ? hiddenFrom[last.from] : undefined}>
      <MenuPanel
        label={t('frame.moreEntries')}
        side="right"
        entries={overflowing.map(({ entry, from }) => ({
          ...entry,
          className: from ? hiddenFrom[from] : undefined,
        }))}
      />
    </li>
  );
};

type DesktopMenuProps = {
  entries: readonly MenuEntry[];
  siteName: string;
  /** Whether a language menu is beside it. */
  hasLanguages: boolean;
};

/** The menu in one line; entries that do not fit go under 'Altro'. */
export const DesktopMenu = ({ entries, siteName, hasLanguages }: DesktopMenuProps) => {
  const { t } = useLanguage();
  const placed = placeEntries(entries, { siteName, hasLanguages, more: t('frame.moreEntries') });
  if (placed.length === 0) return null;
  return (
    <nav aria-label={t('frame.mainMenu')}>
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
