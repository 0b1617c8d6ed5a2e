import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Sheet, sheetRowClass } from '#client/ui/sheet.tsx';
import type { AdminScreen } from './admin-navigation.ts';
import { type CurrentPlace, exactly } from './current-place.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import type { WaitingCounts } from './waiting-counts.ts';

type EntryProps = {
  screen: AdminScreen;
  label: string;
  isCurrent: boolean;
  onOpen?: () => void;
  className: string;
};

const Entry = ({ screen, label, isCurrent, onOpen, className, counts }: EntryProps & Counts) => (
  <Link
    to={screen.to}
    search={screen.search ?? {}}
    activeOptions={exactly}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onOpen}
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

type PlaceProps = { current: CurrentPlace; className: string } & Counts;

/** The tabs, and beside them the screens that share the current one. */
const TabRow = ({ current, counts, className }: PlaceProps) => {
  const { place, tab, screen } = current;
  const listRef = useScrollToCurrent(current, counts);
  return (
    <div
      className={clsx(
        'mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:mb-6 print:hidden',
        className,
      )}
    >
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

/** With more, the screens of a place are a list on a phone, as in its own settings. */
const TABS_IN_A_ROW = 5;

/** All screens of a place, behind its name. */
const ScreenList = ({ current: { place, screen }, counts, className }: PlaceProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ml-3 flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-sea-700 hover:bg-sea-100"
      >
        <place.Icon aria-hidden className="size-5 text-sea-600" />
        {place.label}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <Sheet open={isOpen} title={place.label} onClose={close}>
        <nav aria-label={place.label}>
          <ul>
            {place.tabs.flatMap((tab) =>
              tab.screens.map((each) => (
                <li key={each.label}>
                  <Entry
                    screen={each}
                    label={each.label}
                    isCurrent={each === screen}
                    counts={counts}
                    onOpen={close}
                    className={sheetRowClass}
                  />
                </li>
              )),
            )}
          </ul>
        </nav>
      </Sheet>
    </div>
  );
};

/** The screens of a place, except where there is one alone. */
export const PlaceTabs = (props: Omit<PlaceProps, 'className'>) => {
  const { place } = props.current;
  if (place.tabs.length === 1) return null;
  const isLong = place.tabs.length > TABS_IN_A_ROW;
  return (
    <>
      {isLong && <ScreenList {...props} className="mb-1 md:hidden print:hidden" />}
      <TabRow {...props} className={isLong ? 'max-md:hidden' : ''} />
    </>
  );
};
