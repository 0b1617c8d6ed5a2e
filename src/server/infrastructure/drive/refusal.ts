import type { Clock } from '#server/infrastructure/clock.ts';
import { DriveError, type DriveErrorReason } from './drive-error.ts';
import type { Answer } from './exchange.ts';
import { fieldsOf, textOf } from './json-fields.ts';

const FULL = new Set([
  'storageQuotaExceeded',
  'quotaExceeded',
  'teamDriveFileLimitExceeded',
  'activeItemCreationLimitExceeded',
]);
const BUSY = /[lL]imitExceeded$|^downloadQuotaExceeded$/;

/** Google's own word for a refusal: `storageQuotaExceeded`, `invalid_grant`. */
export const wordOf = (body: unknown): string => {
  const { error } = fieldsOf(body);
  const { errors } = fieldsOf(error);
  const first = Array.isArray(errors) ? fieldsOf(errors[0]).reason : undefined;
  const word = textOf(error) ?? textOf(first) ?? '';
  return /^\w{1,60}$/.test(word) ? word : '';
};

const reasonOf = (status: number, word: string): DriveErrorReason => {
  if (status === 429) return 'rate';
  // A redirect comes from something that stands between.
  if (status === 408 || status >= 500 || status < 400) return 'unreachable';
  if (status === 404 || status === 410) return 'gone';
  if (FULL.has(word)) return 'quota';
  if (BUSY.test(word)) return 'rate';
  return 'denied';
};

/** `Retry-After` in seconds or as a date. */
const retryAfterOf = (value: string | undefined, now: Date): number | undefined => {
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return ms > 0 ? ms : undefined;
};

/** What an answer that is none means. */
export const refusalOf = async (answer: Answer, clock: Clock): Promise<DriveError> => {
  const word = await answer.json().then(wordOf, () => '');
  return new DriveError(reasonOf(answer.status, word), {
    status: answer.status,
    detail: `${answer.status} ${word}`.trim(),
    retryAfterMs: retryAfterOf(answer.header('retry-after'), clock.now()),
  });
};
