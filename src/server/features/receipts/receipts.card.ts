import { bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { formatDay } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { Receipt } from '#shared/receipts/receipts.schema.ts';
import type { SearchHit } from '#shared/search.schema.ts';
import { receiptsRouter } from './receipts.router.ts';
import { findWrittenReceipts } from './receipts.service.ts';

/** Leads to its stay. */
const receiptHit = (receipt: Receipt): SearchHit[] => {
  const { bookingId, number, year, payerName, amountCents, date } = receipt;
  if (bookingId === null) return [];
  const detail = joinDetail(payerName, formatEuro(amountCents), formatDay(date));
  return [{ id: bookingId, title: `Ricevuta ${number}/${year}`, detail }];
};

export const receiptsCard = {
  router: receiptsRouter,
  tag: 'Receipts',
  audit: {
    'receipts.give': bookings('fatto', { object: ['la ricevuta', 'una ricevuta'] }),
    'receipts.annul': bookings('annullato', { object: ['la ricevuta', 'una ricevuta'] }),
    'receipts.updateSettings': settings('modificato le impostazioni delle ricevute'),
  },
  tables: {
    receiptSettings: 'nothing',
    // They stay for ten years, also after an erasure.
    receipts: 'bookings',
  },
  found: {
    kind: 'receipt',
    find: async (parts, { search }) => {
      const hits = (await findWrittenReceipts(parts, search)).flatMap(receiptHit);
      return { total: hits.length, hits };
    },
  },
} satisfies Card;
