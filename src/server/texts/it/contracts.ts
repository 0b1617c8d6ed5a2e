/** The contract that a guest accepts on the page of the stay. */
export const contracts = {
  fileTitle: 'Contratto della prenotazione {number}',
  acceptance: 'Accettazione',
  acceptedBy: '{name} ha accettato questo testo sulla pagina del soggiorno: {when}.',
  fingerprint: 'Impronta del testo italiano (SHA-256): {hash}',
  translation: 'La traduzione aiuta a leggere; fa fede il testo italiano.',
  nothingToAccept: 'Qui non c’è nessun contratto.',
  unwritable: 'Il contratto non può contenere «{letters}»: usa lettere latine, come nel documento.',
  file: 'contratto-{number}.pdf',
  subject: 'Il contratto del tuo soggiorno, {dates}',
  lead: 'grazie: hai accettato il contratto del soggiorno. In allegato c’è il testo, con il giorno e l’ora.',
} as const;
