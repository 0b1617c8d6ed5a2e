import type { AuditKind } from './audit.schema.ts';

/** How an action is recorded and displayed. */
export type AuditLabel = {
  kind: AuditKind;
  /** The participle between 'ha' or 'avrebbe' and the object; by detail where one procedure has several meanings. */
  did: string | Readonly<Record<string, string>>;
  /** The input field whose value distinguishes them. */
  detail?: 'status' | 'published' | 'suspect' | 'completed' | 'paid';
  /** The kind of entity that the input's or the answer's `id` identifies. */
  subject?: string;
  /** The end of the sentence, with and without the entity's name after it. */
  object?: readonly [named: string, unnamed: string];
  /** The answer's field with the entity's name; only for content, never for a person's data. */
  label?: 'title' | 'name' | 'label';
  /** The subject of the sentence where nobody is logged in. */
  anonymous?: string;
};

type Rest = Omit<AuditLabel, 'kind' | 'did'>;

const of =
  (kind: AuditKind) =>
  (did: AuditLabel['did'], rest: Rest = {}): AuditLabel => ({ kind, did, ...rest });

const access = of('access');
const content = of('content');
const bookings = of('bookings');
const settings = of('settings');
const backups = of('backups');
const users = of('users');

// Named by its dates, which say nothing about a person.
const booking = { subject: 'booking', object: ['la prenotazione', 'una prenotazione'] } as const;
const block = { object: ['le date', 'delle date'] } as const;
const calendar = {
  subject: 'calendar',
  label: 'name',
  object: ['il calendario', 'un calendario'],
} as const;
const page = { subject: 'page', label: 'title', object: ['la pagina', 'una pagina'] } as const;
const post = { subject: 'post', label: 'title', object: ['l’articolo', 'un articolo'] } as const;
const gallery = {
  subject: 'gallery',
  label: 'name',
  object: ['la gallery', 'una gallery'],
} as const;
const media = { subject: 'media', label: 'name', object: ['il file', 'un file'] } as const;
const menuItem = { subject: 'menuItem', label: 'label', object: ['la voce', 'una voce'] } as const;
const featureBox = {
  subject: 'featureBox',
  label: 'title',
  object: ['la casella', 'una casella'],
} as const;
const translatedText = {
  subject: 'translation',
  object: ['il testo', 'un testo'],
} as const;
const user = { subject: 'user', object: ['l’utente', 'un utente'] } as const;
const backup = { subject: 'backup', object: ['il backup', 'un backup'] } as const;
/** Its name is its kind, never its recipient. */
const mail = {
  subject: 'mail',
  object: ['l’email non inviata', 'un’email non inviata'],
} as const;
// No labels below: they would be personal data.
const review = { subject: 'review' };
const message = { subject: 'message' };
const task = { subject: 'task' };
const ticked = {
  '': 'cambiato lo stato di un task',
  true: 'completato un task',
  false: 'riaperto un task',
};

/** Every recorded action by its procedure or raw route. A mutation without an entry fails the tests. */
export const auditLabels: Readonly<Record<string, AuditLabel>> = {
  'accounts.login': access('fatto l’accesso', { subject: 'user' }),
  'accounts.logout': access('chiuso la propria sessione'),
  'accounts.resetPassword': access('scelto una nuova password con il link ricevuto'),
  'accounts.updateProfile': access({
    '': 'cambiato il proprio profilo',
    password: 'cambiato la propria password',
  }),
  'passkeys.login': access('fatto l’accesso con una passkey', { subject: 'user' }),
  'passkeys.add': access('aggiunto una passkey'),
  'passkeys.rename': access('cambiato nome a una passkey'),
  'passkeys.remove': access('tolto una passkey'),
  'passkeys.reset': access('tolto le passkey a', { subject: 'user' }),
  'passkeys.renewCodes': access('fatto nuovi codici di recupero'),
  'passkeys.recover': access('confermato l’accesso con un codice di recupero'),
  'passkeys.setPolicy': settings('cambiato se chi lavora al sito deve usare una passkey'),
  'shell.password': access('dato una nuova password dal server', { subject: 'user' }),
  'shell.link': access('fatto dal server un link per una nuova password', { subject: 'user' }),
  'shell.passkeys': access('tolto le passkey dal server', { subject: 'user' }),
  'sessions.end': access('chiuso un’altra propria sessione'),
  'sessions.endOthers': access('chiuso tutte le altre proprie sessioni'),

  'users.create': users('creato', user),
  'users.invite': users('mandato un nuovo invito a', { subject: 'user' }),
  'users.update': users('modificato', user),
  'users.delete': users('eliminato', user),

  'bookings.create': bookings('chiesto', booking),
  'bookings.setStatus': bookings(
    {
      '': 'deciso',
      CONFIRMED: 'confermato',
      REJECTED: 'rifiutato',
      PENDING: 'rimesso in attesa',
    },
    { ...booking, detail: 'status' },
  ),
  'bookings.takeBack': bookings('annullato la conferma', {
    ...booking,
    object: ['della prenotazione', 'di una prenotazione'],
  }),
  'bookings.setPaid': bookings(
    {
      '': 'cambiato se è saldata',
      true: 'segnato come saldata',
      false: 'segnato come da saldare',
    },
    { ...booking, detail: 'paid' },
  ),
  'bookings.update': bookings('modificato', booking),
  'bookings.enter': bookings('inserito', booking),
  'bookings.cancel': bookings('annullato', booking),
  'bookings.hold': bookings('tenuto in sospeso', booking),
  'bookings.delete': bookings('eliminato', booking),
  'bookings.block': bookings('bloccato', block),
  'bookings.setReason': bookings('annotato', block),
  'bookings.unblock': bookings('sbloccato', block),

  'calendars.create': settings('aggiunto', calendar),
  'calendars.update': settings('modificato', calendar),
  'calendars.delete': settings('eliminato', calendar),
  'calendars.read': settings('riletto', calendar),
  'calendars.accept': settings('liberato le notti tolte da', calendar),
  'calendars.discard': settings('tenuto le notti tolte da', calendar),
  'calendars.renew': settings('rinnovato il nostro indirizzo per', calendar),
  'calendars.updateOwn': settings('scelto se il calendario per il telefono mostra i nomi'),
  'calendars.renewOwn': settings('rinnovato l’indirizzo del calendario per il telefono'),
  'calendars.setSameStay': bookings('riconosciuto lo stesso soggiorno in un altro calendario'),

  'prices.update': settings('modificato il listino'),
  'homepage.update': settings('modificato la home page'),
  'property.update': settings('modificato i dati della casa'),

  'siteSettings.sendTestMail': settings('mandato a sé una mail di prova'),
  'siteSettings.update': settings('modificato le impostazioni del sito'),

  'galleries.create': content('creato', gallery),
  'galleries.update': content('modificato', gallery),
  'galleries.delete': content('eliminato', gallery),
  'media.upload': content('caricato', media),
  'media.update': content('modificato', media),
  'media.delete': content('eliminato', media),
  'menu.create': content('aggiunto al menu', menuItem),
  'menu.update': content('modificato nel menu', menuItem),
  'menu.updateOrder': content('riordinato il menu'),
  'menu.delete': content('eliminato dal menu', menuItem),
  'featureBoxes.create': content('creato', featureBox),
  'featureBoxes.update': content('modificato', featureBox),
  'featureBoxes.delete': content('eliminato', featureBox),
  'pages.create': content(
    { '': 'scritto in bozza', true: 'pubblicato' },
    { ...page, detail: 'published' },
  ),
  'pages.update': content(
    {
      '': 'modificato',
      true: 'pubblicato',
      false: 'tolto dal sito',
    },
    { ...page, detail: 'published' },
  ),
  'pages.delete': content('eliminato', page),
  'blog.create': content(
    { '': 'scritto in bozza', true: 'pubblicato' },
    { ...post, detail: 'published' },
  ),
  'blog.update': content(
    {
      '': 'modificato',
      true: 'pubblicato',
      false: 'tolto dal sito',
    },
    { ...post, detail: 'published' },
  ),
  'blog.delete': content('eliminato', post),
  'translations.save': content('tradotto', translatedText),
  'content.removeSample': content('rimosso i contenuti di esempio'),

  'reviews.create': content('scritto una recensione', review),
  'reviews.setStatus': content(
    {
      '': 'giudicato una recensione',
      APPROVED: 'approvato una recensione',
      PENDING: 'rimesso in attesa una recensione',
    },
    { ...review, detail: 'status' },
  ),
  'reviews.answer': content('risposto a una recensione', review),
  'reviews.deleteAnswer': content('tolto la risposta a una recensione', review),
  'reviews.delete': content('eliminato una recensione', review),
  'messages.create': content('scritto un messaggio dal modulo dei contatti', message),
  'messages.setSuspect': content(
    {
      '': 'spostato un messaggio',
      true: 'messo un messaggio tra gli indesiderati',
      false: 'tolto un messaggio dagli indesiderati',
    },
    { ...message, detail: 'suspect' },
  ),
  'messages.answer': content('risposto a un messaggio', message),
  'messages.delete': content('eliminato un messaggio', message),
  'tasks.create': content('aggiunto un task', task),
  'tasks.update': content('modificato un task', task),
  'tasks.setCompleted': content(ticked, { ...task, detail: 'completed' }),
  'cleaning.renewLink': settings('fatto un nuovo link alla pagina di chi pulisce'),
  'cleaning.withdrawLink': settings('ritirato il link alla pagina di chi pulisce'),
  'cleaning.tickTask': content(ticked, {
    ...task,
    detail: 'completed',
    anonymous: 'Chi pulisce, dal link,',
  }),
  'tasks.delete': content('eliminato un task', task),
  'tasks.deleteCompleted': content('eliminato i task completati'),
  'outbox.retry': content('fatto ripartire un’email non inviata', { subject: 'mail' }),
  'outbox.readdress': content('corretto l’indirizzo di', mail),
  'outbox.dismiss': content('lasciato perdere', mail),

  'privacy.find': users('cercato i dati personali di qualcuno'),
  'privacy.export': users('scaricato i dati personali di qualcuno'),
  'privacy.erase': users('cancellato i dati personali di qualcuno'),
  'privacy.eraseMine': users('cancellato il proprio account'),

  'backups.create': backups('creato', backup),
  'backups.cancel': backups('annullato l’operazione di backup in corso'),
  'backups.restore': backups('ripristinato', backup),
  'backups.delete': backups('eliminato', backup),
  'backups.download': backups('scaricato', backup),
  'backups.upload': backups('caricato da un altro server', backup),
  'backups.driveCallback': backups('collegato Google Drive'),
  'backups.disconnectDrive': backups('scollegato Google Drive'),
};

/** Actions that the site no longer has: the log keeps what it recorded of them. */
const withdrawn: Readonly<Record<string, AuditLabel>> = {
  'translations.loadFile': content('caricato un file di traduzioni'),
  'clock.confirm': users('confermato la data del server'),
  'cleaning.setTaskCompleted': content(ticked, { ...task, detail: 'completed' }),
};

/** Queries are recorded only when they are refused. */
const reading: AuditLabel = access('aperto una parte riservata del sito');

export const auditLabelsOf = (action: string): AuditLabel =>
  auditLabels[action] ?? withdrawn[action] ?? reading;
