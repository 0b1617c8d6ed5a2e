import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { failureBeside } from '#client/ui/form-issues.ts';

export const taskFailures = {
  load: 'Errore nel caricamento dei task.',
  create: 'Errore nella creazione del task.',
  update: "Errore nell'aggiornamento del task.",
  delete: 'Errore nella cancellazione del task.',
  deleteCompleted: 'Errore nella cancellazione dei task completati.',
} as const;

export const taskSuccesses = {
  create: 'Task aggiunto.',
  update: 'Task aggiornato.',
} as const;

/** What is said of a failed call: what did not work, then why, as far as the server said it. */
export const taskFailure = (error: unknown, failure: string): string => {
  const answer = apiErrorOf(error);
  if (answer?.code === 'UNAUTHENTICATED') return 'Utente non autenticato.';
  return answer?.message ? `${failure} ${answer.message}` : errorText(error, failure);
};

/** The same beside a form's button; null where it stands at these fields, or nothing failed. */
export const taskFailureBeside = (
  error: unknown,
  fields: readonly string[],
  failure: string,
): string | null => failureBeside(error, fields, failure) && taskFailure(error, failure);

export const tasksInWords = (count: number): string => `${count} task`;
