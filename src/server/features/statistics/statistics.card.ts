import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { statisticsRouter } from './statistics.router.ts';

export const statisticsCard = {
  router: statisticsRouter,
  tag: 'Who stays, for the region',
  audit: {
    'statistics.declare': bookings('segnato come comunicate alla regione', {
      object: ['le statistiche del', 'le statistiche di alcuni giorni'],
    }),
    'statistics.file': bookings('scaricato', {
      object: ['il file per la regione del', 'il file per la regione'],
    }),
  },
  tables: {
    // Names of arrivals, erased with the people.
    statisticsArrivals: 'party',
    statisticsDays: 'nothing',
  },
} satisfies Card;
