import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { guestInformationRouter } from './guest-information.router.ts';
import { guestInformationTexts } from './guest-information.texts.ts';

export const guestInformationCard = {
  router: guestInformationRouter,
  tag: 'What guests read on the page of their stay',
  audit: {
    'guestInformation.update': settings('modificato le informazioni per gli ospiti'),
  },
  tables: {
    guestInformation: 'nothing',
  },
  translated: guestInformationTexts,
} satisfies Card;
