/** What guests say about the house. */
export const reviews = {
  title: 'Recensioni ospiti',
  none: 'Ancora nessuna recensione. Sii il primo a lasciare una recensione!',
  loadFailed: 'Errore nel caricamento delle recensioni',
  // Screen readers, before the number.
  average: 'Voto medio:',
  // Below the stars: '4,8', and then this.
  outOfFive: { one: 'su 5 · {count} recensione', other: 'su 5 · {count} recensioni' },
  stars: { one: '{count} stella su 5', other: '{count} stelle su 5' },
  // A guest's words.
  quotation: '«{comment}»',
  // Beside a review in another language.
  inIt: 'in italiano',
  inEn: 'in inglese',
  inDe: 'in tedesco',
  inFr: 'in francese',
  // Beside an Italian review that the owners have translated.
  translated: 'tradotto dall’italiano',
  // In place of the day, of a guest who wrote on the page of the stay.
  verified: 'ospite verificato, {month}',
  // The law asks how reviews are checked.
  howChecked:
    'Con «ospite verificato» sono le recensioni di chi ha soggiornato qui: le scrive dalla pagina del soggiorno, una sola volta. Le altre sono di utenti registrati, e non verifichiamo se sono stati ospiti. Le leggiamo tutte prima di pubblicarle.',
  ourAnswer: 'La nostra risposta',
  all: 'Tutte le recensioni ({count})',
  more: 'Mostra altre recensioni',
  // In place of the name of a guest whose account is gone.
  formerGuest: 'Ospite',
  // Writing one.
  write: 'Scrivi una recensione',
  loginFirst: 'Per favore <0>fai login</0> per scrivere una recensione.',
  formFailed: 'Il modulo non si è aperto: controlla la connessione e riprova.',
  rating: 'Voto',
  comment: 'La tua recensione',
  commentExample: 'Com’è andata? Che cosa ti è piaciuto, che cosa meno?',
  remaining: { one: '{count} carattere rimanente', other: '{count} caratteri rimanenti' },
  remainingOfShort: {
    one: '{count} carattere rimanente · servono almeno {min} caratteri',
    other: '{count} caratteri rimanenti · servono almeno {min} caratteri',
  },
  tooMany: { one: '{count} carattere di troppo', other: '{count} caratteri di troppo' },
  send: 'Invia la recensione',
  sent: 'Recensione inviata con successo!',
  sentNote: "La tua recensione sarà visibile dopo l'approvazione dell'amministratore.",
  sendFailed: "Errore nell'invio della recensione",
  unanswered: 'Il server non risponde: controlla la connessione e riprova.',
  toLogin: 'Vai al login',
  ratingRequired: 'Scegli un voto da 1 a 5.',
  commentRequired: 'Scrivi la tua recensione',
  commentLength: 'La recensione deve essere compresa tra {min} e {max} caratteri',
} as const;
