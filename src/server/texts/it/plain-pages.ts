/** Pages that the server writes by itself: answers to forms without JavaScript, and what goes wrong. */
export const plainPages = {
  backHome: 'Torna alla Home',
  /** The request's id, as the log has it. */
  requestCode: 'Codice: {code}',

  tooManyTitle: 'Troppe richieste',
  tooMany: 'Da questa rete sono arrivate troppe richieste. Riprova tra un minuto.',
  busyTitle: 'Il sito è molto visitato',
  busy: 'In questo momento non riusciamo a mostrare la pagina. Riprova tra qualche secondo.',
  brokenTitle: 'Qualcosa è andato storto',
  broken: 'Non riusciamo a mostrare la pagina in questo momento. Riprova tra poco.',

  requestNumber: 'Richiesta n. {id}',
  requestedMail: 'Dopo la nostra approvazione arriverà un’email di conferma a {email}.',
  messageMail: 'Ti rispondiamo via email a {email}.',
  /** Below what is wrong with a form. */
  typed: 'Con il tasto Indietro del browser ritrovi il modulo come l’hai scritto.',
} as const;
