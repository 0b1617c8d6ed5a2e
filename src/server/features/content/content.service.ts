import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { removeBookings } from '#server/features/bookings/bookings.service.ts';
import { removeFeatureBoxes } from '#server/features/feature-boxes/feature-boxes.service.ts';
import { initialHomepage, setHomepage } from '#server/features/homepage/homepage.service.ts';
import { deleteMediaFiles, removeMedia } from '#server/features/media/media.service.ts';
import { installMenu } from '#server/features/menu/menu.service.ts';
import { installPrices } from '#server/features/prices/prices.service.ts';
import { initialProperty, setProperty } from '#server/features/property/property.service.ts';
import type { SampleContent } from '#shared/content.schema.ts';
import {
  countSampleItems,
  deleteSampleItems,
  hasContent,
  listSampleItems,
} from './content.repository.ts';
import { installSample, prepareSample } from './sample/install-sample.ts';

const installRequired = async (tx: Database): Promise<void> => {
  await setHomepage(tx, initialHomepage);
  await setProperty(tx, initialProperty);
  await installPrices(tx);
  await installMenu(tx);
};

/** Fills a new site, once: what every site needs, and the sample house where it is wanted. */
export const ensureContent = async (app: AppContext): Promise<void> => {
  if (await hasContent(app.database)) return;
  const sample = app.config.demoContent ? await prepareSample(app) : null;
  await app.database.transaction().execute(async (tx) => {
    await installRequired(tx);
    if (sample) await installSample(tx, sample, app.clock.now());
  });
};

export const getSampleContent = async (db: Database): Promise<SampleContent> => {
  const items = await countSampleItems(db);
  return { present: items > 0, items };
};

const resetSampleSettings = async (tx: Database): Promise<void> => {
  const [homepage] = await listSampleItems(tx, 'homepage');
  const [property] = await listSampleItems(tx, 'property');
  if (homepage) await setHomepage(tx, initialHomepage);
  if (property) await setProperty(tx, initialProperty);
};

/** Takes the sample content away; what the owners made or saved themselves stays. */
export const removeSampleContent = async (app: AppContext): Promise<void> => {
  const files = await app.database.transaction().execute(async (tx) => {
    await removeBookings(tx, await listSampleItems(tx, 'booking'));
    await removeFeatureBoxes(tx, await listSampleItems(tx, 'feature-box'));
    await resetSampleSettings(tx);
    const media = await removeMedia(tx, await listSampleItems(tx, 'media'));
    await deleteSampleItems(tx);
    return media;
  });
  await deleteMediaFiles(app, files);
};
