/** The way to the owners, and the form for a message to them. */
export const contact = {
  page: 'Contatti',
  title: 'Contattaci',
  intro: 'Una domanda sulla casa, sull’isola o sul viaggio? Scrivici.',
  // For search engines: one of the first two, and then the third.
  writeToHouse: 'Scrivi a {house}',
  writeToUs: 'Scrivici',
  topics: 'domande sulla casa, sulle date, sul viaggio',
  name: 'Nome',
  phone: 'Telefono',
  message: 'Messaggio',
  // A field that people do not see.
  leaveEmpty: 'Lascia vuoto questo campo',
  privacy: 'Ho letto e accetto l’<0>informativa sulla privacy</0>',
  send: 'Invia il messaggio',
  slow: 'Il messaggio è partito e aspettiamo la risposta. Non serve inviarlo di nuovo, e quello che hai scritto resta.',
  sent: 'Messaggio inviato con successo!',
  thanks: 'Grazie del tuo messaggio',
  answerComes: 'Ti rispondiamo via email a <0>{email}</0>.',
  readByUs: 'Leggiamo il messaggio e ti rispondiamo dalla nostra casella.',
  writeAnother: 'Scrivi un altro messaggio',
  sendFailed: "Errore nell'invio del messaggio",
  unanswered:
    "Errore nell'invio del messaggio: il server non ha risposto. Puoi inviarlo di nuovo, non conta due volte.",
  nameTooShort: 'Il nome deve essere lungo almeno due caratteri',
  emailInvalid: 'Per favore inserisci una email valida',
  messageTooShort: 'Il messaggio deve essere lungo almeno 10 caratteri',
  privacyNotAccepted: 'Devi accettare le condizioni della privacy per inviare il messaggio.',
} as const;
