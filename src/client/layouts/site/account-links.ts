import { CalendarDays, KeyRound, type LucideIcon, Sparkles, UserCog } from 'lucide-react';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { isStaff } from '#shared/roles.ts';

type AccountLink = {
  to: '/profile' | '/booking' | '/admin' | '/admin/cleaning';
  label: string;
  Icon: LucideIcon;
};

const links = {
  profile: { to: '/profile', label: 'Impostazioni del profilo', Icon: UserCog },
  bookings: { to: '/booking', label: 'Le mie prenotazioni', Icon: CalendarDays },
  cleaning: { to: '/admin/cleaning', label: 'Pulizie', Icon: Sparkles },
  admin: { to: '/admin', label: 'Area gestione', Icon: KeyRound },
} as const satisfies Record<string, AccountLink>;

/** Empty until the email is confirmed, since the route guards would refuse. */
export const accountLinks = ({
  role,
  emailConfirmed,
}: Pick<OwnUser, 'role' | 'emailConfirmed'>): AccountLink[] => {
  if (!emailConfirmed) return [];
  if (role === 'CLEANER') return [links.profile, links.cleaning];
  return [links.profile, links.bookings, ...(isStaff(role) ? [links.admin] : [])];
};
