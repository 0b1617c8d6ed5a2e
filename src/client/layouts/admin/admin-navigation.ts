import {
  BrushCleaning,
  CalendarDays,
  Euro,
  House,
  type LucideIcon,
  Mail,
  Settings,
  Sun,
} from 'lucide-react';

/** The kinds of waiting items; a screen's count is shown beside its label. */
export type WaitingKind = 'requests' | 'mails' | 'tasks' | 'reviews' | 'messages';

type Address =
  | { to: '/admin/bookings'; search?: { view: 'calendar' } | { unpaid: true } }
  | {
      to:
        | '/admin'
        | '/admin/calendars'
        | '/admin/duties'
        | '/admin/duties/settings'
        | '/admin/statistics'
        | '/admin/tourist-tax'
        | '/admin/payment-terms'
        | '/admin/prices'
        | '/admin/takings'
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
        | '/admin/guests'
        | '/admin/guest-mails'
        | '/admin/messages'
        | '/admin/reviews'
        | '/admin/saved-answers'
        | '/admin/users'
        | '/admin/task'
        | '/admin/cleaning'
        | '/admin/cleaning/link'
        | '/admin/backup'
        | '/admin/privacy'
        | '/admin/audit';
      search?: never;
    };

export type AdminScreen = Address & {
  label: string;
  waiting?: WaitingKind;
  /** Search terms for the jobs on this screen, and its former names. */
  keywords?: string;
  /** Editors may not open it, so they do not see it. */
  isForAdmins?: true;
};

/** Screens of one subject share a tab. */
export type AdminTab = { label: string; screens: readonly [AdminScreen, ...AdminScreen[]] };

export type AdminPlace = {
  label: string;
  Icon: LucideIcon;
  /** Its entry in the bar at the foot of a phone; the others are behind 'Altro'. */
  foot?: { label: string; screen: AdminScreen };
  tabs: readonly [AdminTab, ...AdminTab[]];
};

const tab = (screen: AdminScreen): AdminTab => ({ label: screen.label, screens: [screen] });

const today: AdminScreen = {
  to: '/admin',
  label: 'Oggi',
  waiting: 'mails',
  keywords: 'da fare inizio',
};

const calendar: AdminScreen = {
  to: '/admin/bookings',
  search: { view: 'calendar' },
  label: 'Calendario',
  keywords: 'mesi anno luglio agosto giorni liberi',
};

const messages: AdminScreen = {
  to: '/admin/messages',
  label: 'Messaggi',
  waiting: 'messages',
  keywords: 'posta contatti rispondere',
};

const property: AdminScreen = {
  to: '/admin/property',
  label: 'La casa',
  keywords: 'CIN camere bagni letti ospiti servizi indirizzo descrizione codice wifi',
};

/** Every screen of the back office, in the order of the navigation. A new screen needs one entry here. */
export const adminPlaces: readonly AdminPlace[] = [
  {
    label: 'Oggi',
    Icon: Sun,
    foot: { label: 'Oggi', screen: today },
    tabs: [tab(today)],
  },
  {
    label: 'Prenotazioni',
    Icon: CalendarDays,
    foot: { label: 'Calendario', screen: calendar },
    tabs: [
      tab({
        to: '/admin/bookings',
        label: 'Elenco',
        waiting: 'requests',
        keywords: 'prenotazioni bloccare date soggiorni ospiti richieste arrivi',
      }),
      tab(calendar),
      tab({
        to: '/admin/calendars',
        label: 'Altri siti',
        keywords: 'calendari airbnb booking vrbo ical sincronizzare portali telefono',
      }),
      tab({
        to: '/admin/bookings',
        search: { unpaid: true },
        label: 'Da saldare',
        keywords: 'soldi pagamenti saldo caparra',
      }),
      {
        label: 'Adempimenti',
        screens: [
          {
            to: '/admin/duties',
            label: 'Scadenze',
            keywords: 'questura polizia schedine alloggiati web ricevute visti documenti',
          },
          {
            to: '/admin/statistics',
            label: 'Statistiche',
            keywords: 'istat regione ross1000 sired presenze movimento',
          },
          {
            to: '/admin/tourist-tax',
            label: 'Imposta',
            keywords: 'tassa di soggiorno comune dichiarazione trimestre esenti sbarco',
          },
        ],
      },
    ],
  },
  {
    label: 'Posta',
    Icon: Mail,
    foot: { label: 'Posta', screen: messages },
    tabs: [
      tab(messages),
      tab({
        to: '/admin/reviews',
        label: 'Recensioni',
        waiting: 'reviews',
        keywords: 'voti stelle approvare giudizi',
      }),
      tab({
        to: '/admin/saved-answers',
        label: 'Risposte pronte',
        keywords: 'modelli testi messaggi frasi rispondere',
      }),
    ],
  },
  {
    label: 'Prezzi e incassi',
    Icon: Euro,
    tabs: [
      tab({
        to: '/admin/prices',
        label: 'Prezzi',
        keywords:
          'listino tariffe tassa di soggiorno pulizia biancheria extra settimana stagione sconti last minute animali',
      }),
      tab({
        to: '/admin/takings',
        label: 'Incassi',
        keywords:
          'soldi entrate guadagno anno pagamenti commercialista tasse excel csv certificazione cu portali commissioni notti vendute media affitto cauzioni bilancio rendiconto',
      }),
    ],
  },
  {
    label: 'Pulizie e lavori',
    Icon: BrushCleaning,
    tabs: [
      tab({
        to: '/admin/cleaning',
        label: 'Arrivi',
        keywords: 'pulizie partenze chi arriva biancheria',
      }),
      tab({
        to: '/admin/task',
        label: 'Lavori',
        waiting: 'tasks',
        keywords: 'task promemoria scadenze attività cose da fare',
      }),
      tab({
        to: '/admin/cleaning/link',
        label: 'Link per le pulizie',
        keywords: 'chi pulisce pagina segreta',
      }),
    ],
  },
  {
    label: 'Sito',
    Icon: House,
    foot: { label: 'Sito', screen: property },
    tabs: [
      tab(property),
      {
        label: 'Prima pagina',
        screens: [
          {
            to: '/admin/homepage',
            label: 'Copertina',
            keywords: 'home page prima pagina titolo nome del sito pulsanti immagine grande',
          },
          {
            to: '/admin/features',
            label: 'Caselle',
            keywords: 'icone riquadri prima pagina',
          },
        ],
      },
      {
        label: 'Foto',
        screens: [
          { to: '/admin/gallery', label: 'Raccolte', keywords: 'gallery album foto carosello' },
          {
            to: '/admin/media',
            label: 'Tutte le foto',
            keywords: 'media immagini video audio file caricare didascalie libreria',
          },
        ],
      },
      {
        label: 'Pagine e articoli',
        screens: [
          {
            to: '/admin/pages',
            label: 'Pagine',
            keywords: 'testi privacy informativa regolamento slug',
          },
          { to: '/admin/blog', label: 'Articoli', keywords: 'blog notizie' },
        ],
      },
      tab({ to: '/admin/menu', label: 'Menu', keywords: 'voci navigazione link' }),
      tab({
        to: '/admin/translations',
        label: 'Lingue',
        keywords: 'traduzioni tradurre lingua inglese tedesco francese traduttore stranieri',
      }),
    ],
  },
  {
    label: 'Impostazioni',
    Icon: Settings,
    tabs: [
      tab({
        to: '/admin/settings',
        label: 'Posta e apertura',
        keywords:
          'impostazioni mail email smtp risposte prova preparazione chiudere aprire il sito primi passi',
      }),
      {
        label: 'Ospiti',
        screens: [
          {
            to: '/admin/guests',
            label: 'Per gli ospiti',
            keywords: 'pagina ospite link soggiorno chiavi wifi password strada guida istruzioni',
          },
          {
            to: '/admin/guest-mails',
            label: 'Mail agli ospiti',
            keywords: 'benvenuto arrivo grazie recensione automatiche promemoria testo ora giorni',
          },
        ],
      },
      tab({
        to: '/admin/duties/settings',
        label: 'Adempimenti',
        keywords:
          'accendere questura polizia wskey statistiche regione imposta CIN sicurezza tabelle',
        isForAdmins: true,
      }),
      tab({
        to: '/admin/payment-terms',
        label: 'Soldi',
        keywords:
          'condizioni pagamento caparra acconto saldo cauzione IBAN bonifico annullamento rimborso',
        isForAdmins: true,
      }),
      tab({
        to: '/admin/users',
        label: 'Persone',
        keywords:
          'utenti account password ruoli inviti editori amministratori passkey rispondere dalla mail link',
        isForAdmins: true,
      }),
      tab({
        to: '/admin/privacy',
        label: 'Dati personali',
        keywords: 'GDPR cancellare esportare ospite',
        isForAdmins: true,
      }),
      tab({
        to: '/admin/backup',
        label: 'Copie di sicurezza',
        keywords: 'backup ripristino ripristinare Google Drive scaricare',
        isForAdmins: true,
      }),
      tab({
        to: '/admin/audit',
        label: 'Registro',
        keywords: 'chi ha fatto che cosa storia log attività',
        isForAdmins: true,
      }),
    ],
  },
];

/** The kinds of items that may wait on the screens of a place. */
export const waitingIn = ({ tabs }: AdminPlace): WaitingKind[] =>
  tabs.flatMap(({ screens }) => screens.flatMap(({ waiting }) => waiting ?? []));
