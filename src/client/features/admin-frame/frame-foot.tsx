import { Link } from '@tanstack/react-router';
import { ExternalLink, LogOut } from 'lucide-react';
import { useLogout } from '#client/features/accounts/session/use-logout.ts';
import type { User } from '#shared/accounts.schema.ts';
import { roleNames } from '#shared/roles.ts';

const entryClass =
  'flex min-h-11 md:min-h-8.5 md:low:min-h-7.5 w-full items-center gap-3 rounded-field px-3 text-left text-ink-soft hover:bg-sand-100 hover:text-ink';

/** The way out of the back office: to the site, or out of the session. */
export const FrameFoot = ({ user }: { user: User }) => {
  const { logout, busy } = useLogout();
  return (
    <div className="border-t border-sand-200 pt-4 md:pt-3 md:low:pt-2">
      <p className="truncate px-3 pb-2 md:pb-1">
        <span className="font-semibold">{user.name}</span>
        <span className="block text-xs text-ink-soft">{roleNames[user.role]}</span>
      </p>
      <Link to="/" className={entryClass}>
        <ExternalLink aria-hidden className="size-5 shrink-0" />
        Vai al sito
      </Link>
      <button type="button" onClick={logout} disabled={busy} className={entryClass}>
        <LogOut aria-hidden className="size-5 shrink-0" />
        Scollegati
      </button>
    </div>
  );
};
