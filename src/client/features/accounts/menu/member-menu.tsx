import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut } from 'lucide-react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { useLogout } from '#client/features/accounts/session/use-logout.ts';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { accountLinks } from './account-links.ts';
import { UnconfirmedLine } from './unconfirmed-line.tsx';

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-ink hover:bg-sea-100 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-sea-600';

const OwnName = ({ user }: { user: OwnUser }) => (
  <div className="px-3 pt-1 pb-2">
    <p className="truncate font-semibold text-ink">{user.name}</p>
    <p className="truncate text-sm text-ink-soft">{user.email}</p>
  </div>
);

/** The own name and what is one's own behind it. A phone has room for the face only. */
export const MemberMenu = ({ user }: { user: OwnUser }) => {
  const { open, close, panelId, root, trigger } = useDisclosure();
  const { logout, busy } = useLogout();
  return (
    <div {...root} className="relative min-w-0">
      <button
        type="button"
        {...trigger}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full px-1.5 font-semibold md:text-sm lg:text-base"
      >
        <AvatarImage name={user.name} avatar={user.avatar} className="size-8 text-base" />
        <span className="truncate max-md:sr-only">{user.name}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute top-full right-0 z-20 mt-2 w-68 rounded-card border border-sand-200 bg-white p-2 text-base shadow-float"
      >
        <OwnName user={user} />
        {!user.emailConfirmed && <UnconfirmedLine email={user.email} onLeave={close} />}
        <ul>
          {accountLinks(user).map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={entryClass}>
                <Icon aria-hidden />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={logout} disabled={busy} className={entryClass}>
              <LogOut aria-hidden />
              Scollegati
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
};
