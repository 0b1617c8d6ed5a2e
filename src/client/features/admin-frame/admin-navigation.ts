import { CalendarDays, Euro, type LucideIcon, Sun } from 'lucide-react';

/** What may wait behind a screen; its number stands beside the screen's name. */
export type WaitingKind = 'requests' | 'mails';

export type AdminScreen = {
  to: '/admin' | '/admin/bookings' | '/admin/prices';
  label: string;
  Icon: LucideIcon;
  waiting?: WaitingKind;
};

/** Screens that belong together; without a label they stand by themselves. */
export type AdminGroup = { id: string; label?: string; screens: readonly AdminScreen[] };

/**
 * Every screen of the back office, in the order of the side navigation: what letting the house
 * takes, then the groups Sito, Persone and Gestione. A new screen is one line here.
 */
export const adminNavigation: readonly AdminGroup[] = [
  {
    id: 'letting',
    screens: [
      { to: '/admin', label: 'Oggi', Icon: Sun, waiting: 'mails' },
      { to: '/admin/bookings', label: 'Prenotazioni', Icon: CalendarDays, waiting: 'requests' },
      { to: '/admin/prices', label: 'Prezzi', Icon: Euro },
    ],
  },
];
