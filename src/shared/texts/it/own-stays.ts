/** A guest’s own stays. */
export const ownStays = {
  title: 'Prenotazioni',
  lead: 'Qui chiedi un soggiorno e trovi la nostra risposta.',
  listTitle: 'Le mie richieste',
  none: 'Ancora nessuna richiesta: qui trovi quelle che mandi dopo l’accesso. Per chiedere un soggiorno scegli due date nel calendario.',
  loadFailed: 'Errore nel caricamento delle prenotazioni',
  over: 'conclusa',
  // '4 ospiti · inviata il 21 novembre 2026, 14:05'
  partyAndSent: '{guests} · inviata il {when}',
  openPage: 'Apri la pagina del soggiorno',
  reason: 'Motivo: {reason}',
  // Above the form, for guests with a pending request.
  waiting: { one: 'Hai una richiesta in attesa', other: 'Hai richieste in attesa' },
  // Completes 'Per … serve JavaScript'.
  scriptPurpose: 'seguire le tue richieste',

  // The state of a stay. Staff read them too.
  PENDING: 'In attesa',
  CONFIRMED: 'Confermata',
  REJECTED: 'Rifiutata',
  CANCELLED: 'Annullata',
  NOT_AVAILABLE: 'Non disponibile',
} as const;
