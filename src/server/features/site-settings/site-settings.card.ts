import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { siteSettingsRouter } from './site-settings.router.ts';

export const siteSettingsCard = {
  router: siteSettingsRouter,
  tag: 'The settings of the site',
  audit: {
    'siteSettings.sendTestMail': settings('mandato a sé una mail di prova'),
    'siteSettings.update': settings('modificato le impostazioni del sito'),
  },
  tables: {
    siteSettings: 'nothing',
  },
} satisfies Card;
