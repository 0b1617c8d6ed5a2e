import type { Noun } from '#tests/support/noun.ts';
import { adminOnly, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

const landlord = { name: 'Giulia Ferri', address: 'Via Roma 3, Cagliari' };
const came = { date: '2026-05-01', amountCents: 100_00, method: 'CASH' };

export const noun: Noun = {
  what: 'a receipt',
  access: {
    'receipts.list': [staffOnly, { year: 2026 }],
    'receipts.draft': [staffOnly, noSuchId],
    'receipts.give': [staffOnly, noSuchId],
    'receipts.annul': [adminOnly, { year: 2026, number: 1, reason: 'Doppia' }],
    'receipts.file': [staffOnly, { year: 2026, number: 1 }],
    'receipts.settings': adminOnly,
    'receipts.updateSettings': [adminOnly, { stamps: true }],
  },
  edited: {
    tables: ['receiptSettings'],
    read: ({ call }) => call('receipts.settings'),
    update: 'receipts.updateSettings',
    change: (n) => ({ footnote: `Fuori campo IVA, ${n}`, stamps: n % 2 === 0 }),
  },
  day: async ({ call }) => {
    await call('paymentTerms.update', { landlord });
    const stay = {
      startDate: '2027-01-23',
      endDate: '2027-01-30',
      guestName: 'Sabine Krüger',
      numberOfGuests: 2,
    };
    const { id } = await call('bookings.enter', stay);
    const { id: payment } = await call('payments.add', { id, ...came });
    const { year, number } = await call('receipts.give', { id: payment });
    await call('receipts.annul', { year, number, reason: 'Doppia' });
  },
  secrets: 'no label names who paid: receipts.test.ts',
  visitors: 'they see nothing of it',
  form: 'tests/e2e/papers.thorough.test.ts',
};
