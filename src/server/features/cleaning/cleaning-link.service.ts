import type { AppContext } from '#server/app-context.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import { isSameSecret, isToBeNoted, newSecret } from '#server/infrastructure/secret-addresses.ts';
import type { Property } from '#shared/property.schema.ts';
import type { CleaningLink, CleaningStay } from '#shared/tasks/cleaning.schema.ts';
import { deleteLink, findLink, replaceLink, updateLastOpened } from './cleaning.repository.ts';
import { listCleaningStays } from './cleaning.service.ts';

// The page of whoever cleans at a secret address, for those without an account.

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

export type CleaningPage = {
  siteName: string;
  property: Property;
  now: Date;
  stays: CleaningStay[];
};

/** What the page says; null unless the secret is the one of today's link. */
export const openCleaningPage = async (
  app: AppContext,
  secret: string,
): Promise<CleaningPage | null> => {
  const { database, clock, lifecycle } = app;
  const link = await findLink(database);
  if (!link || !isSameSecret(link.secret, secret)) return null;
  const now = clock.now();
  if (lifecycle.phase === 'serving' && isToBeNoted(link.lastOpenedAt, now)) {
    await updateLastOpened(database, now.toISOString());
  }
  const { siteName } = await getHomepage(database);
  const property = await getProperty(database);
  return { siteName, property, now, stays: await listCleaningStays(app) };
};
