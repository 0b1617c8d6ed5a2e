/** Another person has saved the same form. */
export const saving = {
  conflictTitle: 'Qualcuno ha salvato nel frattempo',
  conflictReload: 'Ricarica',
  conflictOverwrite: 'Sovrascrivi',
  conflictChangedOne: 'È cambiato: {field}.',
  conflictChangedMany: 'Sono cambiati: {fields}.',
  conflictText:
    'Quello che hai scritto è ancora qui. Con «Sovrascrivi» lo salvi, e ciò che non hai toccato resta come l’ha salvato l’altra persona. Con «Ricarica» vedi la versione salvata e perdi quello che hai scritto.',
} as const;
