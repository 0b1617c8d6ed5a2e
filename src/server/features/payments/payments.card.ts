import { bookings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { formatShortDay } from '#shared/languages/italian-dates.ts';
import { methodWords } from '#shared/money/money-words.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { SearchHit } from '#shared/search.schema.ts';
import { paymentsRouter } from './payments.router.ts';
import { type FoundPayment, findPayments } from './payments.service.ts';

const stay = { subject: 'booking', object: ['del soggiorno', 'di un soggiorno'] } as const;

/** Leads to its stay. */
const paymentHit = (found: FoundPayment): SearchHit => {
  const { bookingId, guestName, amountCents, date, method, annulledAt, note } = found;
  return {
    id: bookingId,
    title: `${formatEuro(amountCents)} · ${guestName ?? 'Ospite'}`,
    detail: joinDetail(methodWords[method], formatShortDay(date), annulledAt && 'annullato', note),
  };
};

export const paymentsCard = {
  router: paymentsRouter,
  tag: 'Payments and accounts of stays',
  audit: {
    'payments.add': bookings('scritto un pagamento', stay),
    'payments.annul': bookings('annullato un pagamento', stay),
    'payments.addDamageEntry': bookings('annotato la cauzione', stay),
    'payments.annulDamageEntry': bookings('annullato un passo della cauzione', stay),
    'payments.updateAccount': bookings('cambiato le condizioni di pagamento', stay),
    'payments.setPaid': bookings(
      {
        '': 'cambiato se è saldata',
        true: 'segnato come saldata',
        false: 'segnato come da saldare',
      },
      { subject: 'booking', object: ['la prenotazione', 'una prenotazione'], detail: 'paid' },
    ),
  },
  tables: {
    // Sums with words of staff about them, which go with the guest; the sums stay.
    payments: 'bookings',
    damageEntries: 'bookings',
  },
  found: {
    kind: 'payment',
    find: async ({ database }, { search, limit }) => {
      const { total, payments } = await findPayments(database, search, limit);
      return { total, hits: payments.map(paymentHit) };
    },
  },
} satisfies Card;
