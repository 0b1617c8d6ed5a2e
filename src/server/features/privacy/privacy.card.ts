import { users } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { privacyRouter } from './privacy.router.ts';

export const privacyCard = {
  router: privacyRouter,
  tag: 'Personal data: read, export, erase',
  audit: {
    'privacy.people': users('cercato i dati personali di qualcuno'),
    'privacy.find': users('cercato i dati personali di qualcuno'),
    'privacy.export': users('scaricato i dati personali di qualcuno'),
    'privacy.erase': users('cancellato i dati personali di qualcuno'),
    'privacy.eraseMine': users('cancellato il proprio account'),
  },
  withdrawn: {
    'clock.confirm': users('confermato la data del server'),
  },
} satisfies Card;
