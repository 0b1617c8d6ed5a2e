import type { AppContext, Caller } from '#server/app-context.ts';
import { lastBackups } from '#server/features/backups/backups.service.ts';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { hasPasskey } from '#server/features/passkeys/passkeys.service.ts';
import { hasOwnPrices } from '#server/features/prices/prices.service.ts';
import { getProperty, initialProperty } from '#server/features/property/property.service.ts';
import { getSampleContent } from '#server/features/sample-house/sample-house.service.ts';
import { getSiteSettings } from '#server/features/site-settings/site-settings.service.ts';
import { type FirstStep, type FirstStepsProgress, firstSteps } from '#shared/first-steps.schema.ts';
import { looksLikeCin } from '#shared/national-code.ts';

/** Derives the completed steps from the site's content: staff tick nothing off. */
const whatIsDone = async (
  app: AppContext,
  { userId }: Caller,
): Promise<Record<FirstStep, boolean>> => {
  const { config, database } = app;
  const property = await getProperty(database);
  const { heroImage } = await getHomepage(database);
  return {
    house: property.description !== initialProperty.description,
    pictures: heroImage !== '' && property.images.length > 0,
    prices: await hasOwnPrices(database),
    'national-code': looksLikeCin(property.nationalCode),
    mail: config.mail.server !== undefined,
    backup: lastBackups(app).lastGoodAt !== null,
    passkey: await hasPasskey(database, userId),
  };
};

/** Only administrators make backups. */
const mayDo = (step: FirstStep, { role }: Caller): boolean => step !== 'backup' || role === 'ADMIN';

/** How far the caller is with a new site; the passkey is the caller's own. */
export const getFirstSteps = async (
  app: AppContext,
  caller: Caller,
): Promise<FirstStepsProgress> => {
  const { firstStepsShown } = await getSiteSettings(app.database);
  const sample = await getSampleContent(app);
  const isDone = await whatIsDone(app, caller);
  const done = firstSteps.filter((step) => isDone[step]);
  const missing = firstSteps.filter((step) => !isDone[step] && mayDo(step, caller));
  return { isShown: firstStepsShown && !sample.present && missing.length > 0, done, missing };
};
