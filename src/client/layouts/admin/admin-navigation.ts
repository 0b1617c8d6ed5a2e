import {
  CalendarDays,
  CalendarSync,
  DatabaseBackup,
  Euro,
  FileText,
  GalleryHorizontal,
  House,
  Images,
  LayoutGrid,
  ListTodo,
  ListTree,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  Newspaper,
  PanelTop,
  ScrollText,
  Settings,
  ShieldUser,
  Sun,
  Users,
} from 'lucide-react';

/** What may be waiting on a screen; the count is shown beside its label. */
export type WaitingKind = 'requests' | 'mails' | 'tasks' | 'reviews' | 'messages';

export type AdminScreen = {
  to:
    | '/admin'
    | '/admin/bookings'
    | '/admin/calendars'
    | '/admin/prices'
    | '/admin/homepage'
    | '/admin/property'
    | '/admin/features'
    | '/admin/gallery'
    | '/admin/media'
    | '/admin/pages'
    | '/admin/blog'
    | '/admin/menu'
    | '/admin/settings'
    | '/admin/messages'
    | '/admin/reviews'
    | '/admin/users'
    | '/admin/task'
    | '/admin/backup'
    | '/admin/privacy'
    | '/admin/audit';
  label: string;
  Icon: LucideIcon;
  waiting?: WaitingKind;
};

type AdminGroup = { id: string; label?: string; screens: readonly AdminScreen[] };

/** Every screen of the back office, in the order of the sidebar. A new screen needs one line here. */
export const adminNavigation: readonly AdminGroup[] = [
  {
    id: 'letting',
    screens: [
      { to: '/admin', label: 'Da fare', Icon: Sun, waiting: 'mails' },
      { to: '/admin/bookings', label: 'Prenotazioni', Icon: CalendarDays, waiting: 'requests' },
      { to: '/admin/calendars', label: 'Calendari', Icon: CalendarSync },
      { to: '/admin/prices', label: 'Prezzi', Icon: Euro },
    ],
  },
  {
    id: 'site',
    label: 'Sito',
    screens: [
      { to: '/admin/homepage', label: 'Home page', Icon: PanelTop },
      { to: '/admin/property', label: 'La casa', Icon: House },
      { to: '/admin/features', label: 'Caselle', Icon: LayoutGrid },
      { to: '/admin/gallery', label: 'Gallery', Icon: GalleryHorizontal },
      { to: '/admin/media', label: 'Media', Icon: Images },
      { to: '/admin/pages', label: 'Pagine', Icon: FileText },
      { to: '/admin/blog', label: 'Blog', Icon: Newspaper },
      { to: '/admin/menu', label: 'Menu', Icon: ListTree },
      { to: '/admin/settings', label: 'Impostazioni', Icon: Settings },
    ],
  },
  {
    id: 'people',
    label: 'Persone',
    screens: [
      { to: '/admin/messages', label: 'Messaggi', Icon: Mail, waiting: 'messages' },
      { to: '/admin/reviews', label: 'Recensioni', Icon: MessageSquareQuote, waiting: 'reviews' },
      { to: '/admin/users', label: 'Utenti', Icon: Users },
      { to: '/admin/privacy', label: 'Dati personali', Icon: ShieldUser },
    ],
  },
  {
    id: 'keeping',
    label: 'Gestione',
    screens: [
      { to: '/admin/task', label: 'Task', Icon: ListTodo, waiting: 'tasks' },
      { to: '/admin/backup', label: 'Backup', Icon: DatabaseBackup },
      { to: '/admin/audit', label: 'Registro', Icon: ScrollText },
    ],
  },
];
