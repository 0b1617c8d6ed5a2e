import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ensureBuiltInCmsPages } from '#server/features/cms/built-in-cms-pages.ts';
import { initialHomepage, setHomepage } from '#server/features/homepage/homepage.service.ts';
import { removeOrphanedFiles } from '#server/features/media/media-files.service.ts';
import { removeUnusedMedia } from '#server/features/media/media-removal.service.ts';
import { installMenu } from '#server/features/menu/menu.service.ts';
import { installPrices } from '#server/features/prices/prices.service.ts';
import { initialProperty, setProperty } from '#server/features/property/property.service.ts';
import {
  listOfferedLocales,
  offerReadyLanguages,
} from '#server/features/site-settings/site-settings.service.ts';
import { allTranslatedTexts } from '#server/features/translations/all-texts.ts';
import { addKnownTranslations } from '#server/features/translations/known-translations.service.ts';
import type { SampleContent } from '#shared/cms/content.schema.ts';
import { locales } from '#shared/languages/locales.ts';
import { installSample, type OnPicture, prepareSample } from './install-sample.ts';
import { deleteSampleItems, hasContent, listSampleItems } from './sample-house.repository.ts';
import { allSampled, sampledKind } from './sampled.ts';
import { houseTexts } from './translated/house.ts';
import { pictureTexts } from './translated/pictures.ts';
import { postTexts } from './translated/posts.ts';
import { reviewTexts } from './translated/reviews.ts';
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
    if (pictures) await installSample(tx, app, pictures);
    const texts = [...houseTexts, ...pictureTexts, ...wayHereTexts, ...postTexts, ...reviewTexts];
    await addKnownTranslations(tx, allTranslatedTexts(app.cards), texts);
    if (pictures) await offerReadyLanguages(tx, app.cards, locales);
  });
};

export const getSampleContent = async (app: AppContext): Promise<SampleContent> => {
  let items = 0;
  for (const sampled of allSampled(app.cards)) {
    items += (await listSampleItems(app.database, sampled)).length;
  }
  const bookings = await listSampleItems(app.database, sampledKind(app.cards, 'booking'));
  return { present: items > 0, items, bookings };
};

/** Removes the sample content; anything that the owners created, saved or use stays. */
export const removeSampleContent = async (app: AppContext): Promise<void> => {
  const files = await inTransaction(app.database, async (tx) => {
    for (const sampled of allSampled(app.cards)) {
      await sampled.remove?.(tx, await listSampleItems(tx, sampled));
    }
    // Last, when no other sample content uses them any more.
    const pictures = await listSampleItems(tx, sampledKind(app.cards, 'media'));
    const removed = await removeUnusedMedia(app.cards, tx, pictures);
    await deleteSampleItems(tx);
    await offerReadyLanguages(tx, app.cards, await listOfferedLocales(tx));
    return removed;
  });
  await removeOrphanedFiles(app, files);
};
