import { Link, useHydrated } from '@tanstack/react-router';
import clsx from 'clsx';
import { CalendarDays, ChevronDown, LogOut } from 'lucide-react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { UnconfirmedEmailNotice } from '#client/features/accounts/unconfirmed-email-notice.tsx';
import { useIsHidden } from '#client/features/site-settings/opening-soon.tsx';
import { useSession } from '#client/session/session.ts';
import { useLogout } from '#client/session/use-logout.ts';
import { useSessionWatch } from '#client/session/use-session-watch.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { homeLink } from '#shared/anchors.ts';
import { accountLinks } from './account-links.ts';

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-ink hover:bg-sea-100 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-sea-600';

const UserName = ({ user }: { user: OwnUser }) => (
  <div className="px-3 pt-1 pb-2">
    <p className="truncate font-semibold text-ink">{user.name}</p>
    <p className="truncate text-sm text-ink-soft">{user.email}</p>
  </div>
);

const MemberMenu = ({ user }: { user: OwnUser }) => {
  const { t } = useLanguage();
  const { open, close, panelId, root, trigger } = useDisclosure();
  const { logout, busy } = useLogout();
  return (
    <div {...root} className="md:relative">
      <button
        type="button"
        {...trigger}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-1.5"
      >
        <AvatarImage name={user.name} avatar={user.avatar} className="size-8 text-base" />
        <span className="sr-only">{user.name}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute top-full right-4 z-20 mt-2 w-68 md:right-0 rounded-card border border-sand-200 bg-white p-2 text-base shadow-float"
      >
        <UserName user={user} />
        {!user.emailConfirmed && <UnconfirmedEmailNotice email={user.email} onNavigate={close} />}
        <ul>
          {accountLinks(user).map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={entryClass}>
                <Icon aria-hidden />
                {t(label)}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={logout} disabled={busy} className={entryClass}>
              <LogOut aria-hidden />
              {t('common.logOut')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
};

/** The header's outlined link, on every page. On a phone a logged-in user sees only its icon. */
const DatesLink = ({ isMember }: { isMember: boolean }) => {
  const { t } = useLanguage();
  return (
    <SiteLink
      href={homeLink('availability')}
      className="inline-flex min-h-11 shrink-0 items-center justify-center rounded-full border border-current px-2.5 text-sm font-semibold whitespace-nowrap md:px-3"
    >
      {isMember && <CalendarDays aria-hidden className="size-5 md:hidden" />}
      <span className={clsx(isMember && 'max-md:sr-only')}>{t('common.checkDates')}</span>
    </SiteLink>
  );
};

/** On phones it is in the drawer, unless the site is hidden and the header is empty. */
const LoginLink = ({ className }: { className: string }) => {
  const { t } = useLanguage();
  return (
    <Link
      to="/login"
      className={clsx(
        'min-h-11 items-center rounded-full px-2.5 text-sm font-semibold underline-offset-8 hover:underline',
        className,
      )}
    >
      {t('common.login')}
    </Link>
  );
};

/**
 * The login for guests, or the menu of the logged-in user. The fixed width prevents a layout shift once
 * the session is known. SSR renders the guest's link, which works without JavaScript; after hydration
 * it is hidden while a stored session is loading.
 */
export const AccountMenu = () => {
  useSessionWatch();
  const session = useSession();
  const isHydrated = useHydrated();
  const isHidden = useIsHidden();
  const isMember = session.status === 'member';
  const isLoading = isHydrated && session.status === 'unknown';
  return (
    <div className="flex min-h-11 w-32 shrink-0 items-center justify-end gap-1 md:w-51">
      {isMember ? (
        <MemberMenu user={session.user} />
      ) : (
        <LoginLink
          className={clsx(
            isHidden ? 'inline-flex max-md:border' : 'hidden md:inline-flex',
            isLoading && 'invisible',
          )}
        />
      )}
      {!isHidden && <DatesLink isMember={isMember} />}
    </div>
  );
};
