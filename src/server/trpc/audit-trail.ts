import type { AppContext, AuditActor, Caller } from '#server/app-context.ts';
import type { AppError } from '#server/app-error.ts';
import { auditLabelsOf } from '#server/card/audit-words.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { isStaffCaller } from './access.ts';

/** Additions of a procedure to its audit event, beyond input and output. */
export type AuditNote = {
  label?: string | undefined;
  detail?: string | undefined;
  /** Where neither the input nor the answer names it by `id`. */
  subjectId?: string | undefined;
  /** Equal ones within ten minutes are one event. */
  isOneOfMany?: boolean;
};

/**
 * How a procedure is audited. By default mutations are recorded here and queries are not. 'here'
 * records a query, 'service' leaves it to the service, `leftOut` says why nothing is recorded.
 */
export type AuditMeta = 'here' | 'service' | { leftOut: string };

export type RecordedCall = {
  app: AppContext;
  caller: Caller | null;
  action: string;
  type: 'query' | 'mutation' | 'subscription';
  meta: AuditMeta | undefined;
  note: AuditNote;
  /** Raw: of its fields only those that the procedure's schema has are checked. */
  input: unknown;
  /** The subject's, where the call's path names it by `{id}`. */
  id: string | undefined;
};

/** Codes logged as failed attempts; the others are errors that the caller can correct. */
const failures: readonly ErrorCode[] = [
  'BACKUP_INVALID',
  'BACKUP_CANCELLED',
  'DRIVE_UNAVAILABLE',
  'NO_SPACE',
  'UNAVAILABLE',
  'INTERNAL',
];

export const fieldOf = (value: unknown, name: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const field: unknown = (value as Record<string, unknown>)[name];
  return ['string', 'number', 'boolean'].includes(typeof field) ? String(field) : undefined;
};

const isRecordedHere = ({ type, meta }: RecordedCall): boolean =>
  type === 'mutation' ? meta === undefined || meta === 'here' : meta === 'here';

const isWatched = ({ type, meta }: RecordedCall): boolean =>
  typeof meta !== 'object' && (type === 'mutation' || meta !== undefined);

/** Records a 403 of a logged-in caller, without the subject: a caller can send any id. */
export const recordRefusal = async (
  app: AppContext,
  { caller, action }: { caller: AuditActor | null; action: string },
  error: AppError,
): Promise<void> => {
  if (!caller || errorCodes[error.code].trpc !== 'FORBIDDEN') return;
  await app.audit.record({ action, outcome: 'denied', actor: caller });
};

type Tried = { caller: AuditActor; action: string; subjectId?: string | undefined };

/** Records a failed attempt by the team. */
export const recordFailure = async (
  app: AppContext,
  { caller: actor, action, subjectId }: Tried,
  { code }: AppError,
): Promise<void> => {
  if (!failures.includes(code)) return;
  await app.audit.record({ action, outcome: 'failed', actor, subjectId });
};

/** Records a completed action of the staff, before the answer is sent. */
export const recordDone = async (call: RecordedCall, answer: unknown): Promise<void> => {
  const { app, caller, action, note, input, id } = call;
  if (!isStaffCaller(caller) || !isRecordedHere(call)) return;
  const words = auditLabelsOf(app.cards, action);
  await app.audit.record({
    action,
    outcome: 'done',
    actor: caller,
    subjectId: note.subjectId ?? id ?? fieldOf(answer, 'id'),
    label: note.label ?? (words.label && fieldOf(answer, words.label)),
    isOneOfMany: note.isOneOfMany,
    detail: note.detail ?? (words.detail && fieldOf(input, words.detail)),
  });
};

/** Records refusals, and failed attempts by the team. */
export const recordError = async (call: RecordedCall, error: AppError): Promise<void> => {
  const { app, caller, action, id: subjectId } = call;
  await recordRefusal(app, { caller, action }, error);
  if (!caller || !isStaffCaller(caller) || !isWatched(call)) return;
  await recordFailure(app, { caller, action, subjectId }, error);
};
