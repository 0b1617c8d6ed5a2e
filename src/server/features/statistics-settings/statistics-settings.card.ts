import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { statisticsSettingsRouter } from './statistics-settings.router.ts';

export const statisticsSettingsCard = {
  router: statisticsSettingsRouter,
  tag: 'Statistics for the region',
  audit: {
    'statisticsSettings.update': settings('modificato le statistiche per la regione'),
  },
  tables: {
    statisticsSettings: 'nothing',
  },
} satisfies Card;
