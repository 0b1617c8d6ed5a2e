import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import { homepageRouter } from './homepage.router.ts';
import { getHomepage, removeSampleHomepage } from './homepage.service.ts';
import { homepageTexts } from './homepage.texts.ts';

export const homepageCard = {
  router: homepageRouter,
  tag: 'The home page',
  audit: {
    'homepage.update': settings('modificato la prima pagina'),
  },
  tables: {
    homepageSettings: 'nothing',
  },
  translated: homepageTexts,
  sampled: {
    kind: 'homepage',
    table: 'homepageSettings',
    endsWithEdit: true,
    remove: removeSampleHomepage,
  },
  namesMedia: async (db) => [(await getHomepage(db)).heroImage],
  showsMedia: async (db, fileName) => {
    const { heroImage } = await getHomepage(db);
    if (heroImage !== uploadUrl(fileName)) return [];
    return [{ place: 'Prima pagina: immagine di sfondo', path: '/admin/homepage' }];
  },
  links: async (db) => {
    const { primaryButton, secondaryButton } = await getHomepage(db);
    return [primaryButton, secondaryButton].map(({ text, link }) => ({
      address: link,
      place: `Prima pagina: pulsante «${text}»`,
      path: '/admin/homepage',
    }));
  },
} satisfies Card;
