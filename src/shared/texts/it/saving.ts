/** Somebody else has saved the same form. */
export const saving = {
  conflictTitle: 'Qualcuno ha salvato nel frattempo',
  conflictReview: 'Guarda la versione salvata',
  conflictOverwrite: 'Salva comunque la mia',
  conflictChangedOne: 'È cambiato: {field}.',
  conflictChangedTwo: 'Sono cambiati: {fields} e {last}.',
  conflictText:
    'Quello che hai scritto è ancora qui. Salvando la tua versione, ciò che non hai toccato resta come l’ha salvato l’altra persona.',
  reviewTitle: 'Questa è la versione salvata',
  reviewResume: 'Riprendi la mia',
  reviewText: 'La tua è messa da parte: puoi riprenderla finché non salvi o chiudi.',
} as const;
