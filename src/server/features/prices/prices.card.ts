import { settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { pricesRouter } from './prices.router.ts';
import { pricesTexts } from './prices.texts.ts';

export const pricesCard = {
  router: pricesRouter,
  tag: 'Price lists by year, and the price of a stay',
  audit: {
    'prices.update': settings('modificato il listino'),
  },
  tables: {
    priceSettings: 'nothing',
    pricePeriods: 'nothing',
    priceYears: 'nothing',
  },
  translated: pricesTexts,
} satisfies Card;
