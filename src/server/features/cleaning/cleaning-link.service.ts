import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import { completeTask } from '#server/features/tasks/tasks.service.ts';
import { isSameSecret, isToBeNoted, newSecret } from '#server/infrastructure/secret-addresses.ts';
import type { Property } from '#shared/property.schema.ts';
import type { CleaningLink, CleaningStay } from '#shared/tasks/cleaning.schema.ts';
import {
  deleteFormerCleaners,
  deleteLink,
  findLink,
  listFormerCleaners,
  replaceLink,
  updateLastOpened,
} from './cleaning.repository.ts';
import { type CleaningTask, listCleaningStays, listTasksOfPage } from './cleaning.service.ts';

// The cleaners' page, at a secret address.

export const getCleaningLink = async ({ config, database }: AppContext): Promise<CleaningLink> => {
  const link = await findLink(database);
  return {
    url: link ? `${config.publicUrl}/pulizie/${link.secret}` : null,
    lastOpenedAt: link?.lastOpenedAt ?? null,
  };
};

/** Makes one, or another one: the former leads nowhere from now on. */
export const renewCleaningLink = async (app: AppContext): Promise<CleaningLink> => {
  await replaceLink(app.database, newSecret());
  return getCleaningLink(app);
};

export const withdrawCleaningLink = async (app: AppContext): Promise<CleaningLink> => {
  await deleteLink(app.database);
  return getCleaningLink(app);
};

export const getFormerCleaners = ({ database }: AppContext) => listFormerCleaners(database);

/** Dismisses the note about former cleaners, for all administrators. */
export const dismissFormerCleaners = async ({ database }: AppContext) => {
  await deleteFormerCleaners(database);
  return listFormerCleaners(database);
};

export type CleaningPage = {
  siteName: string;
  property: Property;
  now: Date;
  stays: CleaningStay[];
  tasks: CleaningTask[];
};

/** Today's link, if the secret is its own. */
const findLinkOf = async (db: Database, secret: string) => {
  const link = await findLink(db);
  return link && isSameSecret(link.secret, secret) ? link : undefined;
};

/** The content of the page; null unless the secret is the one of the current link. */
export const openCleaningPage = async (
  app: AppContext,
  secret: string,
): Promise<CleaningPage | null> => {
  const { database, clock, lifecycle } = app;
  const link = await findLinkOf(database, secret);
  if (!link) return null;
  const now = clock.now();
  if (lifecycle.phase === 'serving' && isToBeNoted(link.lastOpenedAt, now)) {
    await updateLastOpened(database, now.toISOString());
  }
  const { siteName } = await getHomepage(database);
  const property = await getProperty(database);
  const stays = await listCleaningStays(app);
  return { siteName, property, now, stays, tasks: await listTasksOfPage(app, database) };
};

/**
 * Ticks a task that the page shows, or takes the tick back. Idempotent. False unless the secret is the
 * one of the current link.
 */
export const tickTask = async (
  app: AppContext,
  secret: string,
  { id, completed }: { id: number; completed: boolean },
): Promise<boolean> => {
  const outcome = await inTransaction(app.database, async (tx) => {
    if (!(await findLinkOf(tx, secret))) return 'unknown';
    const task = (await listTasksOfPage(app, tx)).find((shown) => shown.id === id);
    if (!task || task.completed === completed) return 'unchanged';
    await completeTask(app, tx, { id, completed });
    return 'ticked';
  });
  if (outcome === 'ticked') {
    await app.audit.record({
      action: 'cleaning.tickTask',
      outcome: 'done',
      actor: null,
      subjectId: String(id),
      detail: String(completed),
    });
  }
  return outcome !== 'unknown';
};
