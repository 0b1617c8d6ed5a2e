import { env } from 'node:process';

/** The reason why the site or one of its commands cannot go on: a sentence for the operator. */
export class StartError extends Error {
  readonly isSentence = true;
  /** The exit status of the process. */
  readonly exitCode: number = 1;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number };

/** Not by `instanceof`: under Vite this class is loaded twice. */
const isStartError = (error: Error): error is StartError => 'isSentence' in error;

/** The exit status of a process that cannot start. */
export const exitCodeOf = (error: unknown): number =>
  error instanceof Error && isStartError(error) ? error.exitCode : 1;

const portOf = ({ address = '', port }: SystemError): string => `${address}, porta ${port}`;

/** System errors by their code: from listening, or at a path. */
const sentences: Partial<Record<string, (error: SystemError) => string>> = {
  'listen EADDRINUSE': (error) =>
    `${portOf(error)}: un altro programma è già in ascolto. Fermalo, oppure cambia PORT.`,
  'listen EACCES': (error) =>
    `${portOf(error)}: il sistema non lascia usare questa porta. Cambia PORT con un numero da 1024 in su.`,
  'listen EADDRNOTAVAIL': (error) =>
    `${portOf(error)}: questo server non ha questo indirizzo. Controlla HOST.`,
  'getaddrinfo ENOTFOUND': () => 'Il nome in HOST non esiste. Controlla HOST.',
  ENOSPC: ({ path }) => `${path}: il disco è pieno. Fai spazio e riprova.`,
  EDQUOT: ({ path }) => `${path}: lo spazio concesso sul disco è finito. Fai spazio e riprova.`,
  EROFS: ({ path }) => `${path}: il disco è in sola lettura, e il sito deve poterci scrivere.`,
  EACCES: ({ path }) =>
    `${path}: l’utente che avvia il sito non può leggerlo o scriverci. Controlla a chi appartiene e i permessi.`,
  EPERM: ({ path }) =>
    `${path}: il sistema non lascia cambiarlo. Controlla a chi appartiene e i permessi.`,
  // Also Node's code for creating a folder on a read-only disk.
  ENOENT: ({ path }) => `${path}: non c’è, e non si può creare. Controlla il percorso e il disco.`,
  ENOTDIR: ({ path }) => `${path}: non è una cartella. Controlla le impostazioni.`,
  EEXIST: ({ path }) => `${path}: non è una cartella. Controlla le impostazioni.`,
  EISDIR: ({ path }) => `${path}: è una cartella, e qui serve un file. Controlla il percorso.`,
  'read EISDIR': () => 'È una cartella, e qui serve un file. Controlla il percorso.',
};

/** The sentence for an error of the system; null where there is none. */
const systemSentence = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall = '', path } = error as SystemError;
  const sentence =
    sentences[`${syscall} ${code}`] ?? (path === undefined ? undefined : sentences[code]);
  return sentence?.(error) ?? systemSentence(error.cause);
};

const withCause = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}: ${withCause(error.cause)}` : error.message;

const wantsStack = (): boolean => /^(debug|trace)$/.test(env.LOG_LEVEL ?? '');

const stackOf = (error: Error): string =>
  error.cause instanceof Error
    ? `${error.stack}\nCause: ${stackOf(error.cause)}`
    : `${error.stack}`;

/** Why the site does not run, for the developer: with each cause, and where in the code. */
export const explainToDeveloper = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return isStartError(error) ? error.message : stackOf(error);
};

/** Why a start or a command ended, for the console; with LOG_LEVEL=debug also where in the code. */
export const explainFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (wantsStack()) return stackOf(error);
  if (isStartError(error)) return error.message;
  return (
    systemSentence(error) ??
    `Errore imprevisto: ${withCause(error)}. Con LOG_LEVEL=debug si vede anche dove.`
  );
};
