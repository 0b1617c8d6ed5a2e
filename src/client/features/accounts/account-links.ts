import { CalendarDays, KeyRound, type LucideIcon } from 'lucide-react';
import { isStaff, type Role } from '#shared/roles.ts';

type AccountLink = { to: '/booking' | '/admin'; label: string; Icon: LucideIcon };

/** Where the menu under the own name leads. */
export const accountLinks = (role: Role): AccountLink[] => [
  { to: '/booking', label: 'Prenotazioni', Icon: CalendarDays },
  ...(isStaff(role) ? [{ to: '/admin', label: 'Area gestione', Icon: KeyRound } as const] : []),
];
