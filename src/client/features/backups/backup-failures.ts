import { apiErrorOf } from '#client/ui/api-error.ts';

/** Specification, section 8; read where the server gave no text of its own. */
export const backupFailures = {
  list: 'Errore nel recupero dei backup',
  create: 'Errore nella creazione del backup',
  restore: 'Errore durante il ripristino del backup',
  delete: "Errore durante l'eliminazione del backup",
  download: 'Errore nel download del backup',
  cancel: "L'operazione non è stata annullata.",
  drive: 'Errore nel collegamento con Google Drive',
} as const;

const NO_ANSWER =
  "il server non ha risposto. Se l'operazione continua, qui se ne vede l'avanzamento.";

/** The server's own text; where nothing came back, the work itself may well go on. */
export const operationFailure = (error: unknown, failure: string): string =>
  apiErrorOf(error)?.message || `${failure}: ${NO_ANSWER}`;
