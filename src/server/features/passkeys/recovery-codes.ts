import { randomInt } from 'node:crypto';
import type { AppContext, Caller } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { hashToken } from '#server/features/accounts/session-token.ts';
import { proveSession } from '#server/features/accounts/sessions.service.ts';
import { serverText } from '#server/languages.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCode,
  deleteRecoveryCodes,
  insertRecoveryCodes,
} from './passkeys.repository.ts';
import { reportPasskeys } from './report-passkeys.ts';

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Without characters that are easily confused: 0 and o, 1 and l and i. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const newCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** People copy codes by hand, with spaces or in capitals. */
const hashOf = (code: string): string => hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''));

/** Replaces a user's codes; the former ones become invalid. Returned once, and stored as hashes. */
export const renewRecoveryCodes = async (tx: Database, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, newCode);
  await deleteRecoveryCodes(tx, userId);
  await insertRecoveryCodes(tx, userId, codes.map(hashOf));
  return codes;
};

/**
 * Uses a recovery code instead of a passkey, for the caller's session. Returns how many are left.
 * INVALID_INPUT, TOO_MANY_REQUESTS.
 */
export const recoverSession = async (
  app: AppContext,
  caller: Caller,
  code: string,
): Promise<number> => {
  const { userId, sessionId } = caller;
  await app.rateLimiter.consume('passwordCheck', { subject: String(userId) });
  const left = await inTransaction(app.database, async (tx) => {
    if (!(await deleteRecoveryCode(tx, { userId, codeHash: hashOf(code) }))) {
      const message = serverText('accountErrors.codeWrong');
      throw invalidInput({ path: 'code', message });
    }
    await proveSession(tx, sessionId, app.clock.now().toISOString());
    await reportPasskeys(tx, caller, 'code-used', app.clock.now());
    return countRecoveryCodes(tx, userId);
  });
  app.wakeMailWorker();
  return left;
};
