import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AdminScreen } from './admin-navigation.ts';
import { type CurrentPlace, exactly } from './current-place.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import type { WaitingCounts } from './waiting-counts.ts';

type EntryProps = { screen: AdminScreen; label: string; isCurrent: boolean; className: string };

const Entry = ({ screen, label, isCurrent, className, counts }: EntryProps & Counts) => (
  <Link
    to={screen.to}
    search={screen.search ?? {}}
    activeOptions={exactly}
    aria-current={isCurrent ? 'page' : undefined}
    className={className}
  >
    {label}
    <WaitingBadge kinds={screen.waiting ? [screen.waiting] : []} counts={counts} />
  </Link>
);

type Counts = { counts: WaitingCounts };

/** Keeps the current tab in sight where the row is wider than the screen. */
const useScrollToCurrent = ({ screen }: CurrentPlace, counts: WaitingCounts) => {
  const ref = useRef<HTMLUListElement>(null);
  const badges = Object.values(counts).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, or a badge that widens a tab
  useEffect(() => {
    const current = ref.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [screen, badges]);
  return ref;
};

/** The screens of a place: its tabs, and beside them the screens that share the current tab. */
export const PlaceTabs = ({ current, counts }: { current: CurrentPlace } & Counts) => {
  const { place, tab, screen } = current;
  const listRef = useScrollToCurrent(current, counts);
  if (place.tabs.length === 1) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-6 print:hidden">
      <nav aria-label={place.label} className="-mx-4 min-w-0 md:mx-0">
        <ul
          ref={listRef}
          className="fading-row flex overflow-x-auto px-4 [scrollbar-width:none] md:gap-1 md:px-0"
        >
          {place.tabs.map((each) => (
            <li key={each.label}>
              <Entry
                screen={each.screens[0]}
                label={each.label}
                isCurrent={each === tab}
                counts={counts}
                className="flex min-h-11 items-center gap-1.5 rounded-full px-3.5 font-semibold max-md:px-2.5 max-md:text-sm whitespace-nowrap text-ink-soft hover:bg-sand-100 aria-[current]:bg-sea-700 aria-[current]:text-white"
              />
            </li>
          ))}
        </ul>
      </nav>
      {tab.screens.length > 1 && (
        <nav aria-label={tab.label}>
          <ul className="segments">
            {tab.screens.map((each) => (
              <li key={each.label}>
                <Entry
                  screen={each}
                  label={each.label}
                  isCurrent={each === screen}
                  counts={counts}
                  className="segment"
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};
