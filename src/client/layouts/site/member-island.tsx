import clsx from 'clsx';
import { CalendarDays, ChevronDown, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { UnconfirmedEmailNotice } from '#client/features/accounts/unconfirmed-email-notice.tsx';
import { HeaderPanel } from '#client/features/menu/menu-bar/header-panel.tsx';
import { tryOrElse } from '#client/hydration/unsent-input.ts';
import { useIsStaff, useSession } from '#client/session/session.ts';
import { useLogout } from '#client/session/use-logout.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
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
  const { logout, busy } = useLogout();
  return (
    <HeaderPanel
      className="md:relative"
      button={
        <>
          <AvatarImage name={user.name} avatar={user.avatar} className="size-8 text-base" />
          <span className="sr-only">{user.name}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </>
      }
      buttonClass="gap-2 px-1.5"
      panelClass="right-4 z-20 mt-2 w-68 text-base md:right-0"
    >
      <UserName user={user} />
      {!user.emailConfirmed && <UnconfirmedEmailNotice />}
      <ul>
        {accountLinks(user).map(({ to, label, Icon }) => (
          <li key={to}>
            <SiteLink href={to} className={entryClass}>
              <Icon aria-hidden />
              {t(label)}
            </SiteLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={logout} disabled={busy} className={entryClass}>
            <LogOut aria-hidden />
            {t('common.logOut')}
          </button>
        </li>
      </ul>
    </HeaderPanel>
  );
};

/**
 * The header's outlined link. On phones it is an icon, for guests only, while the page shows no other one
 * (styles/site.css); members have it in the drawer.
 */
const DatesLink = ({ isMember }: { isMember: boolean }) => {
  const { t } = useLanguage();
  return (
    <SiteLink
      href={homeLink('availability')}
      className={clsx(
        'dates-link with-dates-bar:hidden inline-flex min-h-11 shrink-0 items-center justify-center rounded-full border border-current px-2.5 text-sm font-semibold whitespace-nowrap md:px-3',
        isMember && 'max-md:hidden',
      )}
    >
      <CalendarDays aria-hidden className="size-5 md:hidden" />
      <span className="max-md:sr-only">{t('common.checkDates')}</span>
    </SiteLink>
  );
};

/**
 * On phones they are in the drawer, unless the site is hidden and the header is empty. On tablets the menu needs the
 * room of the registration's link, which is at the foot of the page too.
 */
const GuestLinks = ({ isHidden, isLoading }: { isHidden: boolean; isLoading: boolean }) => {
  const { t } = useLanguage();
  const className = clsx(
    'min-h-11 items-center rounded-full px-2.5 text-sm font-semibold underline-offset-8 hover:underline',
    isLoading && 'invisible',
  );
  const place = isHidden ? 'inline-flex max-md:border' : 'hidden md:inline-flex';
  return (
    <>
      <SiteLink href="/login" className={clsx(className, place)}>
        {t('common.login')}
      </SiteLink>
      {!isHidden && (
        <SiteLink href="/register" className={clsx(className, 'hidden xl:inline-flex')}>
          {t('common.register')}
        </SiteLink>
      )}
    </>
  );
};

/** Hides what is for guests only, in drawer and footer (`in-data-member`). */
const useMemberMark = (isMember: boolean): void => {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', isMember);
  }, [isMember]);
};

/** In sessionStorage: the page that was loaded again for staff. */
const RELOADED = 'reloaded-for-staff';

/**
 * The server renders documents for staff by a cookie, which a browser lacks on the first page of a session, and
 * withholds after a link from elsewhere. Then the document is loaded once more.
 */
const useDocumentForStaff = (): void => {
  const isForStaff = useIsStaff();
  useEffect(() => {
    const isDocument = document.querySelector('[data-island=member]') !== null;
    if (!isForStaff || !isDocument || document.querySelector('.staff-bar')) return;
    const isFirst = tryOrElse(() => sessionStorage.getItem(RELOADED) !== location.href, false);
    if (!isFirst) return;
    sessionStorage.setItem(RELOADED, location.href);
    location.reload();
  }, [isForStaff]);
};

type MemberIslandProps = {
  /** Whether the site is in preparation and hidden from the reader. */
  isHidden: boolean;
};

/**
 * Login and registration for guests, or the menu of the logged-in user. The fixed width prevents a layout shift once
 * the session is known. SSR renders the guest's links, which work without JavaScript; after hydration they are hidden
 * while a stored session is loading.
 */
export const MemberIsland = ({ isHidden }: MemberIslandProps) => {
  const session = useSession();
  const isHydrated = useHydrated();
  const isMember = session.status === 'member';
  const isLoading = isHydrated && session.status === 'unknown';
  useMemberMark(isMember);
  useDocumentForStaff();
  return (
    <div
      className={clsx(
        'flex min-h-11 shrink-0 items-center justify-end gap-1',
        isHidden ? 'md:w-51' : 'w-17 md:w-51 xl:w-78',
      )}
    >
      {isMember ? (
        <MemberMenu user={session.user} />
      ) : (
        <GuestLinks isHidden={isHidden} isLoading={isLoading} />
      )}
      {!isHidden && <DatesLink isMember={isMember} />}
    </div>
  );
};
