/** What all forms and screens share. */
export const forms = {
  /** After the label of a field. */
  optional: '(facoltativo)',
  email: 'Email',
  showPassword: 'Mostra la password',
  cancel: 'Annulla',
  /** Leaves a dialog without doing what it is for. */
  back: 'Torna indietro',
  close: 'Chiudi',

  // Errors beside a field.
  /** In Italian the words of the library that checks, which knows no other text of ours for the field. */
  invalid: '{words}' as string,
  tooLong: 'Il testo è troppo lungo: al massimo {max} caratteri.',
  textMissing: 'Inserisci un testo.',
  dateMissing: 'Inserisci una data valida.',

  // Why nothing was sent or answered.
  notChecked: 'La connessione non va, e non è partito nulla. Riprova quando torna.',
  offline: '{failure}: manca la connessione a internet. Riprova quando torna.',
  unanswered: 'Il server non risponde: controlla la connessione.',
  slow: 'Il server ci sta mettendo più del solito',
  failedTitle: 'Qualcosa non ha funzionato',
  failed: 'Qualcosa è andato storto. Riprova tra poco.',

  // For screen readers.
  loading: 'Caricamento in corso…',
  closeMessage: 'Chiudi il messaggio',

  // The pages of a list.
  pages: 'Pagine',
  /** For screen readers, before a number. */
  page: 'Pagina',
  previousPage: 'Precedente',
  nextPage: 'Successiva',
} as const;
