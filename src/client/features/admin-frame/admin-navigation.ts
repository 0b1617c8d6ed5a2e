import { CalendarDays, type LucideIcon, Sun } from 'lucide-react';

/** What may wait behind a screen; its number stands beside the screen's name. */
export type WaitingKind = 'requests' | 'mails';

export type AdminScreen = {
  to: '/admin' | '/admin/bookings';
  label: string;
  Icon: LucideIcon;
  waiting?: WaitingKind;
};

/** Screens that belong together; without a label they stand by themselves. */
export type AdminGroup = { id: string; label?: string; screens: readonly AdminScreen[] };

/**
 * Every screen of the back office, in the order of the side navigation: the two that are needed
 * each day, then the groups Sito, Persone and Gestione. A new screen is one line here.
 */
export const adminNavigation: readonly AdminGroup[] = [
  {
    id: 'daily',
    screens: [
      { to: '/admin', label: 'Oggi', Icon: Sun, waiting: 'mails' },
      { to: '/admin/bookings', label: 'Prenotazioni', Icon: CalendarDays, waiting: 'requests' },
    ],
  },
];
