/** Everything that can go wrong with Google Drive, with the text that a person reads. */
export const driveErrorMessages = {
  unset: 'Google Drive non è configurato: le credenziali di Google mancano o non si leggono.',
  unconnected: 'Google Drive non è collegato: collegalo nella pagina dei backup.',
  expired: 'Il collegamento con Google Drive è scaduto o è stato revocato: collegalo di nuovo.',
  denied: "Google Drive nega l'accesso: controlla le credenziali e i permessi della cartella.",
  quota: "Lo spazio su Google Drive è finito: liberane un po' o elimina qualche backup.",
  rate: 'Google Drive ha ricevuto troppe richieste: riprova più tardi.',
  unreachable: 'Google Drive non risponde: riprova più tardi.',
  gone: "Il file non c'è più su Google Drive.",
  corrupt: 'Il file è arrivato danneggiato e non è stato tenuto: riprova.',
  cancelled: 'Operazione annullata.',
} as const;

export type DriveErrorReason = keyof typeof driveErrorMessages;

type Details = {
  /** For the log: a status and Google's own word for it. Never a token, an address or a name. */
  detail?: string;
  status?: number;
  retryAfterMs?: number | undefined;
};

/** What the rest of the site hears of Google. Its text is for a person, its detail for the log. */
export class DriveError extends Error {
  readonly reason: DriveErrorReason;
  readonly detail: string | undefined;
  readonly status: number | undefined;
  /** How long Google wants to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: DriveErrorReason, { detail, status, retryAfterMs }: Details = {}) {
    super(driveErrorMessages[reason]);
    this.name = 'DriveError';
    this.reason = reason;
    this.detail = detail;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same request may succeed a little later. */
  get isPassing(): boolean {
    return this.reason === 'rate' || this.reason === 'unreachable';
  }
}

export const isDriveError = (error: unknown, reason: DriveErrorReason): error is DriveError =>
  error instanceof DriveError && error.reason === reason;
