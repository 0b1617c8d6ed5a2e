import type { Clock } from '#server/infrastructure/clock.ts';
import { fieldsOf, textOf } from './json-fields.ts';

/** Everything that can go wrong with Google Drive, with the text that people read. */
export const driveErrorMessages = {
  unset: 'Google Drive non è configurato: nelle impostazioni mancano i codici di Google.',
  unconnected: 'Google Drive non è collegato: collegalo in Copie di sicurezza.',
  withdrawn:
    'Google Drive non si collega più dalle impostazioni del server: collegalo una volta in Copie di sicurezza, con lo stesso progetto Google e un account che vede la cartella di prima. I backup che sono già lì tornano allora nell’elenco.',
  expired: 'Il collegamento con Google Drive è scaduto o è stato revocato: collegalo di nuovo.',
  denied: 'Google Drive nega l’accesso: controlla le credenziali e i permessi della cartella.',
  quota: 'Lo spazio su Google Drive è finito: liberane un po’ o elimina qualche backup.',
  rate: 'Google Drive ha ricevuto troppe richieste: riprova più tardi.',
  unreachable: 'Google Drive non risponde: riprova più tardi.',
  gone: 'Il file non c’è più su Google Drive.',
  corrupt: 'Il file è arrivato danneggiato e non è stato tenuto: riprova.',
  cancelled: 'Operazione annullata.',
} as const;

export type DriveErrorReason = keyof typeof driveErrorMessages;

type Details = {
  /** For the log: a status and Google's error code. Never a token, a URL or a name. */
  detail?: string;
  status?: number;
  retryAfterMs?: number | undefined;
};

/** The only error that leaves this folder. Its message is for people, its detail for the log. */
export class DriveError extends Error {
  readonly reason: DriveErrorReason;
  readonly detail: string | undefined;
  readonly status: number | undefined;
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
  get isTransient(): boolean {
    return this.reason === 'rate' || this.reason === 'unreachable';
  }
}

export const isDriveError = (error: unknown, reason: DriveErrorReason): error is DriveError =>
  error instanceof DriveError && error.reason === reason;

const quotaCodes = new Set([
  'storageQuotaExceeded',
  'quotaExceeded',
  'teamDriveFileLimitExceeded',
  'activeItemCreationLimitExceeded',
]);
const rateCode = /[lL]imitExceeded$|^downloadQuotaExceeded$/;

/** Google's error code: `storageQuotaExceeded`, `invalid_grant`. */
const codeOf = (body: unknown): string => {
  const { error } = fieldsOf(body);
  const { errors } = fieldsOf(error);
  const first = Array.isArray(errors) ? fieldsOf(errors[0]).reason : undefined;
  const code = textOf(error) ?? textOf(first) ?? '';
  return /^\w{1,60}$/.test(code) ? code : '';
};

const reasonOf = (status: number, code: string): DriveErrorReason => {
  if (code === 'invalid_grant') return 'expired';
  if (status === 429) return 'rate';
  // Drive does not redirect here, so a redirect comes from a proxy.
  if (status === 408 || status >= 500 || status < 400) return 'unreachable';
  if (status === 404 || status === 410) return 'gone';
  if (quotaCodes.has(code)) return 'quota';
  if (rateCode.test(code)) return 'rate';
  return 'denied';
};

/** `Retry-After` holds seconds or a date. */
const retryAfterOf = (value: string | undefined, now: Date): number | undefined => {
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return ms > 0 ? ms : undefined;
};

type FailedResponse = {
  status: number;
  header(name: string): string | undefined;
  json(): Promise<unknown>;
};

/** The error for a response with an unexpected status. */
export const responseError = async (
  response: FailedResponse,
  clock: Clock,
): Promise<DriveError> => {
  const { status } = response;
  const code = await response.json().then(codeOf, () => '');
  return new DriveError(reasonOf(status, code), {
    status,
    detail: `${status} ${code}`.trim(),
    retryAfterMs: retryAfterOf(response.header('retry-after'), clock.now()),
  });
};
