import { CalendarDays, KeyRound, type LucideIcon, UserCog } from 'lucide-react';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { isStaff } from '#shared/accounts/roles.ts';

type AccountLink = {
  to: '/profile' | '/booking' | '/admin';
  label: 'common.ownProfile' | 'common.ownBookings' | 'common.admin';
  Icon: LucideIcon;
};

const links = {
  profile: { to: '/profile', label: 'common.ownProfile', Icon: UserCog },
  bookings: { to: '/booking', label: 'common.ownBookings', Icon: CalendarDays },
  admin: { to: '/admin', label: 'common.admin', Icon: KeyRound },
} as const satisfies Record<string, AccountLink>;

/** Empty until the email is confirmed, since the route guards would refuse. */
export const accountLinks = ({
  role,
  emailConfirmed,
}: Pick<OwnUser, 'role' | 'emailConfirmed'>): AccountLink[] => {
  if (!emailConfirmed) return [];
  return [links.profile, links.bookings, ...(isStaff(role) ? [links.admin] : [])];
};
