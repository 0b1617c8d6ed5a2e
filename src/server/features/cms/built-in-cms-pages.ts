import type { AppContext } from '#server/app-context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  addKnownTranslations,
  type InFourLanguages,
} from '#server/features/translations/known-translations.service.ts';
import { builtInSlugs } from '#shared/cms/built-in-pages.ts';
import type { CmsPage } from '#shared/cms/cms-pages.schema.ts';
import { findCmsPage, replaceCmsPage } from './cms-pages.repository.ts';
import { addCmsPage } from './cms-pages.service.ts';
import { cmsPageTexts } from './cms-pages.texts.ts';
import { privacyTexts, privacyWords } from './privacy-page.ts';

const privacyPage = { ...privacyTexts, slug: builtInSlugs.privacy };

const registeredPage = {
  title: 'Conferma la tua email',
  slug: builtInSlugs.registered,
  excerpt: 'L’ultimo passo della registrazione.',
  content:
    '<p>Chi si registra riceve una mail con un link: aprirlo conferma che l’indirizzo è proprio il suo. Il link vale 48 ore.</p>',
};

/** The Italian equals the page's, letter by letter. */
const registeredWords: InFourLanguages = [
  [
    'Conferma la tua email',
    'Confirm your email',
    'Bestätigen Sie Ihre E-Mail-Adresse',
    'Confirmez votre e-mail',
  ],
  [
    'L’ultimo passo della registrazione.',
    'The last step of your registration.',
    'Der letzte Schritt der Registrierung.',
    'La dernière étape de l’inscription.',
  ],
  [
    'Chi si registra riceve una mail con un link: aprirlo conferma che l’indirizzo è proprio il suo. Il link vale 48 ore.',
    'After registering you receive an email with a link: opening it confirms that the address really is yours. The link is valid for 48 hours.',
    'Nach der Registrierung erhalten Sie eine E-Mail mit einem Link: Wenn Sie ihn öffnen, bestätigen Sie, dass die Adresse wirklich Ihnen gehört. Der Link gilt 48 Stunden.',
    'Après l’inscription, vous recevez un e-mail avec un lien\u00a0: l’ouvrir confirme que l’adresse est bien la vôtre. Le lien est valable 48\u00a0heures.',
  ],
];

const builtInCmsPages = [privacyPage, registeredPage];

const isOutdated = (stored: CmsPage, cmsPage: { content: string }): boolean =>
  stored.updatedAt === stored.createdAt && stored.content !== cmsPage.content;

const noSearchTexts = { seoTitle: '', seoDescription: '', seoKeywords: '' };

/**
 * Adds the pages that the site itself links to, and updates unedited ones to the current text. Edited
 * ones stay as they are.
 */
export const ensureBuiltInCmsPages = (app: AppContext): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    const createdAt = app.clock.now().toISOString();
    const common = { published: true, isBuiltIn: true, createdAt, ...noSearchTexts };
    for (const cmsPage of builtInCmsPages) {
      const stored = await findCmsPage(tx, { slug: cmsPage.slug });
      if (!stored) await addCmsPage(tx, { ...cmsPage, ...common });
      else if (isOutdated(stored, cmsPage)) await replaceCmsPage(tx, { ...stored, ...cmsPage });
    }
    await addKnownTranslations(tx, [cmsPageTexts], [...privacyWords, ...registeredWords]);
  });
