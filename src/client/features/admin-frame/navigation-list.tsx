import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type AdminScreen, adminNavigation } from './admin-navigation.ts';
import { type WaitingCounts, waitingInWords } from './waiting-counts.ts';

const Waiting = ({ screen, counts }: { screen: AdminScreen; counts: WaitingCounts }) => {
  const count = screen.waiting ? counts[screen.waiting] : 0;
  if (!screen.waiting || count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-amber-100 px-2 text-xs leading-5 font-semibold text-amber-800 tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">, {waitingInWords(screen.waiting, count)}</span>
    </span>
  );
};

type NavigationListProps = { counts: WaitingCounts; onNavigate?: () => void };

/** On a low window the list scrolls: the entry of the present screen is in sight all the same. */
const useCurrentInSight = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const listRef = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each screen another entry is the present one
  useEffect(() => {
    listRef.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return listRef;
};

export const NavigationList = ({ counts, onNavigate }: NavigationListProps) => (
  <nav
    ref={useCurrentInSight()}
    aria-label="Area gestione"
    className="grid gap-6 md:gap-3.5 md:low:gap-2"
  >
    {adminNavigation.map(({ id, label, screens }) => (
      <div key={id}>
        {label && (
          <p className="px-3 pb-1 text-xs font-semibold text-ink-soft md:low:pb-0">{label}</p>
        )}
        <ul className="grid gap-0.5">
          {screens.map((screen) => (
            <li key={screen.to}>
              <Link
                to={screen.to}
                onClick={onNavigate}
                activeOptions={{ exact: screen.to === '/admin', includeSearch: false }}
                className="flex min-h-11 items-center md:min-h-8.5 md:low:min-h-7.5 gap-3 rounded-field px-3 font-medium text-ink hover:bg-sand-100 aria-[current=page]:bg-sea-100 aria-[current=page]:font-semibold aria-[current=page]:text-sea-700"
              >
                <screen.Icon aria-hidden className="size-5 shrink-0 text-sea-600" />
                {screen.label}
                <Waiting screen={screen} counts={counts} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
