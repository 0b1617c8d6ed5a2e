import { CalendarDays, KeyRound, type LucideIcon, UserCog } from 'lucide-react';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { isStaff } from '#shared/roles.ts';

type AccountLink = {
  to: '/profile' | '/booking' | '/admin';
  label:
    | 'account.profileLink'
    | 'account.bookingsLink'
    | 'account.adminLink'
    | 'account.cleaningLink';
  Icon: LucideIcon;
};

const links = {
  profile: { to: '/profile', label: 'account.profileLink', Icon: UserCog },
  bookings: { to: '/booking', label: 'account.bookingsLink', Icon: CalendarDays },
  admin: { to: '/admin', label: 'account.adminLink', Icon: KeyRound },
} as const satisfies Record<string, AccountLink>;

/** Empty until the email is confirmed, since the route guards would refuse. */
export const accountLinks = ({
  role,
  emailConfirmed,
}: Pick<OwnUser, 'role' | 'emailConfirmed'>): AccountLink[] => {
  if (!emailConfirmed) return [];
  if (role === 'CLEANER') return [links.profile, { ...links.admin, label: 'account.cleaningLink' }];
  return [links.profile, links.bookings, ...(isStaff(role) ? [links.admin] : [])];
};
