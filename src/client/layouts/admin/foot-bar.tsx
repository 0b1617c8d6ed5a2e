import { Link } from '@tanstack/react-router';
import { Ellipsis, ExternalLink, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLogout } from '#client/session/use-logout.ts';
import { Sheet, sheetRowClass } from '#client/ui/sheet.tsx';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { type AdminPlace, type AdminTab, waitingIn } from './admin-navigation.ts';
import { type CurrentPlace, exactly } from './current-place.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import type { WaitingCounts } from './waiting-counts.ts';

type FootBarProps = {
  user: User;
  places: readonly AdminPlace[];
  current: CurrentPlace | undefined;
  counts: WaitingCounts;
};

const entryClass =
  'relative flex h-14 w-full flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-soft aria-[current]:text-sea-700';

const iconClass = 'size-5 shrink-0 text-sea-600';

type PlaceProps = Pick<FootBarProps, 'current' | 'counts'> & {
  place: AdminPlace;
  onClose: () => void;
};

type TabLinkProps = Omit<PlaceProps, 'place'> & { tab: AdminTab; children: ReactNode };

const TabLink = ({ tab, current, counts, onClose, children }: TabLinkProps) => (
  <Link
    to={tab.screens[0].to}
    activeOptions={exactly}
    aria-current={tab === current?.tab ? 'page' : undefined}
    onClick={onClose}
    className={sheetRowClass}
  >
    {children}
    <WaitingBadge
      kinds={tab.screens.flatMap(({ waiting }) => waiting ?? [])}
      counts={counts}
      className="ml-auto"
    />
  </Link>
);

/** A row, or a heading with a row for each tab. */
const PlaceGroup = ({ place: { label, Icon, tabs }, ...rest }: PlaceProps) => {
  const id = useId();
  const icon = <Icon aria-hidden className={iconClass} />;
  if (tabs.length === 1) {
    return (
      <TabLink {...rest} tab={tabs[0]}>
        {icon}
        {label}
      </TabLink>
    );
  }
  return (
    <section aria-labelledby={id}>
      <h3
        id={id}
        className="flex items-center gap-3 px-3 pb-1 font-sans text-sm font-semibold text-ink-soft"
      >
        {icon}
        {label}
      </h3>
      <ul className="ml-8 grid grid-cols-[auto_1fr]">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <TabLink {...rest} tab={tab}>
              {tab.label}
            </TabLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The places without an entry in the bar, with their screens, and the way out. */
const More = ({
  user,
  places,
  current,
  counts,
  onClose,
}: FootBarProps & { onClose: () => void }) => {
  const { logout, busy } = useLogout();
  return (
    <>
      <nav aria-label="Altre schermate" className="grid gap-4">
        {places
          .filter(({ foot }) => !foot)
          .map((place) => (
            <PlaceGroup
              key={place.label}
              place={place}
              current={current}
              counts={counts}
              onClose={onClose}
            />
          ))}
      </nav>
      <div className="border-t border-sand-200 pt-3">
        <Link to="/profile" className={sheetRowClass}>
          <UserRound aria-hidden className={iconClass} />
          {user.name}
          <span className="sr-only">, impostazioni del profilo</span>
        </Link>
        <Link to="/" className={sheetRowClass}>
          <ExternalLink aria-hidden className={iconClass} />
          Vai al sito
        </Link>
        <button type="button" onClick={logout} disabled={busy} className={sheetRowClass}>
          <LogOut aria-hidden className={iconClass} />
          Scollegati
        </button>
      </div>
    </>
  );
};

/** The navigation of phones. */
export const FootBar = (props: FootBarProps) => {
  const { places, current, counts } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const rest = places.filter(({ foot }) => !foot);
  return (
    <>
      <nav
        aria-label="Area gestione"
        className="foot-nav fixed inset-x-0 bottom-0 z-20 border-t border-sand-200 bg-white md:hidden print:hidden"
      >
        <ul className="grid grid-cols-5">
          {places.map(
            (place) =>
              place.foot && (
                <li key={place.label}>
                  <Link
                    to={place.foot.screen.to}
                    search={place.foot.screen.search ?? {}}
                    activeOptions={exactly}
                    aria-current={place === current?.place ? 'page' : undefined}
                    className={entryClass}
                  >
                    <place.Icon aria-hidden className="size-5.5" />
                    {place.foot.label}
                    <WaitingBadge
                      kinds={waitingIn(place)}
                      counts={counts}
                      className="absolute top-0.5 left-1/2 ml-1.5"
                    />
                  </Link>
                </li>
              ),
          )}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              // The profile, which has no place, is behind it.
              aria-current={!current || rest.includes(current.place) ? 'true' : undefined}
              onClick={() => setOpen(true)}
              className={entryClass}
            >
              <Ellipsis aria-hidden className="size-5.5" />
              Altro
              <WaitingBadge
                kinds={rest.flatMap(waitingIn)}
                counts={counts}
                className="absolute top-0.5 left-1/2 ml-1.5"
              />
            </button>
          </li>
        </ul>
      </nav>
      <Sheet open={isOpen} title="Altro" onClose={close}>
        <More {...props} onClose={close} />
      </Sheet>
    </>
  );
};
