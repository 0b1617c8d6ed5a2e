import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { translationsRouter } from './translations.router.ts';

const translatedText = {
  subject: 'translation',
  object: ['il testo', 'un testo'],
} as const;

export const translationsCard = {
  router: translationsRouter,
  tag: "The owners' texts in other languages",
  audit: {
    'translations.save': content('tradotto', translatedText),
  },
  withdrawn: {
    'translations.loadFile': content('caricato un file di traduzioni'),
  },
  tables: {
    translations: 'nothing',
  },
} satisfies Card;
