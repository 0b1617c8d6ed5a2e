import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { markOrphaned } from '#server/features/media/media-files.service.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { isStaff, roles } from '#shared/accounts/roles.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';
import { PEOPLE_MAX } from '#shared/privacy.schema.ts';
import { deleteUser, listAccountsByEmail } from './accounts.repository.ts';
import { removeAvatar } from './avatar.service.ts';
import {
  deleteClaims,
  deleteEndedLinks,
  deleteEndedSessions,
  deleteOldUnconfirmed,
  listLinksOf,
} from './personal-data.repository.ts';
import { sessionEnd } from './session-lifetime.ts';
import { listSessions } from './sessions.repository.ts';
import { listFoundUsers } from './users.repository.ts';

export const findAccountsWith = listAccountsByEmail;
/** Everybody with each word of `search` in name or address. */
export const findAccountsCalled = (db: Database, search: string): Promise<OwnUser[]> =>
  listFoundUsers(db, { search }, { sort: 'name', limit: PEOPLE_MAX, offset: 0 });
export const findSessionsOf = listSessions;
export const findLinksOf = listLinksOf;

/** Withdraws every claim to an address. */
export const eraseClaims = deleteClaims;

/**
 * Deletes an account with its sessions and links. Returns the names of its files, for
 * `removeOrphanedFiles` after the commit.
 */
export const eraseAccount = async (tx: Database, { id, avatar }: OwnUser): Promise<string[]> => {
  await deleteUser(tx, id);
  const fileName = avatar === null ? null : uploadedFileName(avatar);
  return fileName === null ? [] : markOrphaned(tx, [fileName]);
};

/** Deletes registrations that were not confirmed by then; at most `limit` of them. */
export const forgetUnconfirmed = async (
  app: AppContext,
  until: string,
  limit: number,
): Promise<number> => {
  const avatars = await deleteOldUnconfirmed(app.database, until, limit);
  for (const avatar of avatars) await removeAvatar(app, avatar);
  return avatars.length;
};

export const forgetEndedLinks = (db: Database, until: string): Promise<number> =>
  inTransaction(db, (tx) => deleteEndedLinks(tx, until));

/** Deletes sessions that had ended at that instant, by the rules for their users' roles. */
export const forgetEndedSessions = async (db: Database, until: Date): Promise<number> => {
  const byRole = Map.groupBy(roles, isStaff);
  let count = 0;
  for (const [forTeam, some] of byRole) {
    count += await deleteEndedSessions(db, some, sessionEnd(forTeam, until));
  }
  return count;
};
