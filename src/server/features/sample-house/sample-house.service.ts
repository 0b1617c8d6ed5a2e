import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { removeSampleBookings } from '#server/features/bookings/sample-bookings.service.ts';
import { removePosts } from '#server/features/cms/blog.service.ts';
import { ensureBuiltInCmsPages } from '#server/features/cms/built-in-cms-pages.ts';
import { removeCmsPages } from '#server/features/cms/cms-pages.service.ts';
import { removeFeatureBoxes } from '#server/features/feature-boxes/feature-boxes.service.ts';
import { removeGalleries } from '#server/features/galleries/galleries.service.ts';
import { initialHomepage, setHomepage } from '#server/features/homepage/homepage.service.ts';
import { removeOrphanedFiles } from '#server/features/media/media-files.service.ts';
import { removeUnusedMedia } from '#server/features/media/media-removal.service.ts';
import { installMenu, removeMenuItems } from '#server/features/menu/menu.service.ts';
import { removeMessages } from '#server/features/messages/messages.service.ts';
import { installPrices } from '#server/features/prices/prices.service.ts';
import { initialProperty, setProperty } from '#server/features/property/property.service.ts';
import { removeReviews } from '#server/features/reviews/reviews.service.ts';
import {
  listOfferedLocales,
  offerReadyLanguages,
} from '#server/features/site-settings/site-settings.service.ts';
import { removeTasks } from '#server/features/tasks/tasks.service.ts';
import { allTranslatedTexts } from '#server/features/translations/all-texts.ts';
import { addKnownTranslations } from '#server/features/translations/known-translations.service.ts';
import type { SampleContent } from '#shared/cms/content.schema.ts';
import { locales } from '#shared/languages/locales.ts';
import { installSample, type OnPicture, prepareSample } from './install-sample.ts';
import {
  countSampleItems,
  deleteSampleItems,
  hasContent,
  listSampleItems,
} from './sample-house.repository.ts';
import { houseTexts } from './translated/house.ts';
import { pictureTexts } from './translated/pictures.ts';
import { postTexts } from './translated/posts.ts';
import { wayHereTexts } from './translated/way-here.ts';

const installRequired = async (tx: Database): Promise<void> => {
  await setHomepage(tx, initialHomepage);
  await setProperty(tx, initialProperty);
  await installPrices(tx);
  await installMenu(tx);
};

/** Fills a new site, once: the initial content, and the sample house unless it is switched off. */
export const ensureContent = async (
  app: AppContext,
  onPicture: OnPicture = () => undefined,
): Promise<void> => {
  await ensureBuiltInCmsPages(app);
  if (await hasContent(app.database)) return;
  const pictures = app.config.demoContent ? await prepareSample(app, onPicture) : null;
  await inTransaction(app.database, async (tx) => {
    await installRequired(tx);
    if (pictures) await installSample(tx, pictures, app.clock.now());
    const texts = [...houseTexts, ...pictureTexts, ...wayHereTexts, ...postTexts];
    await addKnownTranslations(tx, allTranslatedTexts(app.cards), texts);
    if (pictures) await offerReadyLanguages(tx, app.cards, locales);
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

/** Removes the sample content; anything that the owners created, saved or use stays. */
export const removeSampleContent = async (app: AppContext): Promise<void> => {
  const files = await inTransaction(app.database, async (tx) => {
    await removeSampleBookings(tx, await listSampleItems(tx, 'booking'));
    await removeTasks(tx, await listSampleItems(tx, 'task'));
    await removeFeatureBoxes(tx, await listSampleItems(tx, 'feature-box'));
    await removeGalleries(tx, await listSampleItems(tx, 'gallery'));
    await removePosts(tx, await listSampleItems(tx, 'post'));
    await removeReviews(tx, await listSampleItems(tx, 'review'));
    await removeMessages(tx, await listSampleItems(tx, 'message'));
    await removeMenuItems(tx, await listSampleItems(tx, 'menu-item'));
    await removeCmsPages(tx, await listSampleItems(tx, 'page'));
    await resetSampleSettings(tx);
    // Last, when no other sample content uses them any more.
    const removed = await removeUnusedMedia(app.cards, tx, await listSampleItems(tx, 'media'));
    await deleteSampleItems(tx);
    await offerReadyLanguages(tx, app.cards, await listOfferedLocales(tx));
    return removed;
  });
  await removeOrphanedFiles(app, files);
};
