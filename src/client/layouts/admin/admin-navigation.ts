import {
  CalendarDays,
  CalendarSync,
  DatabaseBackup,
  Euro,
  FileText,
  GalleryHorizontal,
  House,
  Images,
  Languages,
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

/** The kinds of waiting items; a screen's count is shown beside its label. */
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
    | '/admin/translations'
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
  /** Search terms for the tasks on this screen. */
  keywords?: string;
  /** The search does not offer it to editors. */
  isForAdmins?: true;
};

type AdminGroup = { id: string; label?: string; screens: readonly AdminScreen[] };

/** Every screen of the back office, in the order of the sidebar. A new screen needs one line here. */
export const adminNavigation: readonly AdminGroup[] = [
  {
    id: 'letting',
    screens: [
      { to: '/admin', label: 'Da fare', Icon: Sun, waiting: 'mails' },
      {
        to: '/admin/bookings',
        label: 'Prenotazioni',
        Icon: CalendarDays,
        waiting: 'requests',
        keywords: 'calendario bloccare date soggiorni ospiti richieste arrivi',
      },
      {
        to: '/admin/calendars',
        label: 'Calendari',
        Icon: CalendarSync,
        keywords: 'airbnb booking vrbo ical sincronizzare altri siti telefono',
      },
      {
        to: '/admin/prices',
        label: 'Prezzi',
        Icon: Euro,
        keywords: 'listino tariffe tassa di soggiorno pulizia biancheria extra settimana stagione',
      },
    ],
  },
  {
    id: 'site',
    label: 'Sito',
    screens: [
      {
        to: '/admin/homepage',
        label: 'Home page',
        Icon: PanelTop,
        keywords: 'titolo nome del sito copertina pulsanti immagine grande',
      },
      {
        to: '/admin/property',
        label: 'La casa',
        Icon: House,
        keywords: 'CIN camere bagni letti ospiti servizi indirizzo descrizione codice',
      },
      { to: '/admin/features', label: 'Caselle', Icon: LayoutGrid, keywords: 'icone riquadri' },
      {
        to: '/admin/gallery',
        label: 'Gallery',
        Icon: GalleryHorizontal,
        keywords: 'album foto carosello',
      },
      {
        to: '/admin/media',
        label: 'Media',
        Icon: Images,
        keywords: 'foto immagini video audio file caricare didascalie libreria',
      },
      {
        to: '/admin/pages',
        label: 'Pagine',
        Icon: FileText,
        keywords: 'testi privacy informativa regolamento slug',
      },
      { to: '/admin/blog', label: 'Blog', Icon: Newspaper, keywords: 'articoli notizie' },
      { to: '/admin/menu', label: 'Menu', Icon: ListTree, keywords: 'voci navigazione link' },
      {
        to: '/admin/translations',
        label: 'Traduzioni',
        Icon: Languages,
        keywords: 'lingue tradurre inglese tedesco francese traduttore stranieri',
      },
      {
        to: '/admin/settings',
        label: 'Impostazioni',
        Icon: Settings,
        keywords:
          'mail email posta risposte prova preparazione chiudere aprire il sito primi passi lingue',
      },
    ],
  },
  {
    id: 'people',
    label: 'Persone',
    screens: [
      {
        to: '/admin/messages',
        label: 'Messaggi',
        Icon: Mail,
        waiting: 'messages',
        keywords: 'contatti posta rispondere',
      },
      {
        to: '/admin/reviews',
        label: 'Recensioni',
        Icon: MessageSquareQuote,
        waiting: 'reviews',
        keywords: 'voti stelle approvare giudizi',
      },
      {
        to: '/admin/users',
        label: 'Utenti',
        Icon: Users,
        keywords: 'account password ruoli inviti editori amministratori passkey',
        isForAdmins: true,
      },
      {
        to: '/admin/privacy',
        label: 'Dati personali',
        Icon: ShieldUser,
        keywords: 'GDPR cancellare esportare ospite',
        isForAdmins: true,
      },
    ],
  },
  {
    id: 'keeping',
    label: 'Gestione',
    screens: [
      {
        to: '/admin/task',
        label: 'Task',
        Icon: ListTodo,
        waiting: 'tasks',
        keywords: 'promemoria scadenze lavori attività cose da fare',
      },
      {
        to: '/admin/backup',
        label: 'Backup',
        Icon: DatabaseBackup,
        keywords: 'copie di sicurezza ripristino ripristinare Google Drive scaricare',
        isForAdmins: true,
      },
      {
        to: '/admin/audit',
        label: 'Registro',
        Icon: ScrollText,
        keywords: 'chi ha fatto che cosa storia log attività',
        isForAdmins: true,
      },
    ],
  },
];
