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
    '<p>Ti abbiamo scritto un’email: il suo link conferma che l’indirizzo è proprio il tuo.</p>',
};

/** The Italian equals the page's, letter by letter. */
const registeredWords: InFourLanguages = [
  [
    'Conferma la tua email',
    'Confirm your email address',
    'Bestätigen Sie Ihre E-Mail-Adresse',
    'Confirmez votre adresse e-mail',
  ],
  [
    'L’ultimo passo della registrazione.',
    'The last step of your registration.',
    'Der letzte Schritt der Registrierung.',
    'La dernière étape de l’inscription.',
  ],
  [
    'Ti abbiamo scritto un’email: il suo link conferma che l’indirizzo è proprio il tuo.',
    'We have sent you an email: its link confirms that the address really is yours.',
    'Wir haben Ihnen eine E-Mail geschickt: Mit dem Link darin bestätigen Sie, dass die Adresse wirklich Ihnen gehört.',
    'Nous vous avons envoyé un e-mail\u00a0: son lien confirme que l’adresse est bien la vôtre.',
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
