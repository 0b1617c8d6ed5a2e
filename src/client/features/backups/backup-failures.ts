import { apiErrorOf } from '#client/ui/api-error.ts';

/** Fallbacks for errors without a message (specification, section 8). */
export const backupFailures = {
  list: 'Errore nel recupero dei backup',
  create: 'Errore nella creazione del backup',
  restore: 'Errore durante il ripristino del backup',
  delete: "Errore durante l'eliminazione del backup",
  download: 'Errore nel download del backup',
  cancel: 'L’operazione non è stata annullata.',
  drive: 'Errore nel collegamento con Google Drive',
} as const;

const NO_ANSWER =
  'il server non ha risposto. Se l’operazione continua, qui se ne vede l’avanzamento.';

/** Without a response the operation may still be running on the server. */
export const operationFailure = (error: unknown, failure: string): string =>
  apiErrorOf(error)?.message || `${failure}: ${NO_ANSWER}`;
