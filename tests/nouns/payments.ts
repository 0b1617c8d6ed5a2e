import { bookingRequest } from '#tests/support/factories.ts';
import type { Noun } from '#tests/support/noun.ts';
import { adminOnly, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

const came = { date: '2026-05-01', amountCents: 100_00, method: 'TRANSFER' };

export const noun: Noun = {
  what: 'the account of a stay',
  access: {
    'payments.account': [staffOnly, noSuchId],
    'payments.open': staffOnly,
    'payments.updateAccount': [staffOnly, { ...noSuchId, portalPays: false }],
    'payments.add': [staffOnly, { ...noSuchId, ...came }],
    'payments.annul': [adminOnly, { ...noSuchId, reason: 'Doppio' }],
    'payments.addDamageEntry': [staffOnly, { ...noSuchId, ...came, kind: 'received' }],
    'payments.annulDamageEntry': [adminOnly, { ...noSuchId, reason: 'Doppio' }],
    'payments.setPaid': [staffOnly, { ...noSuchId, paid: true }],
  },
  edited: {
    tables: ['stayTerms'],
    make: ({ call }) =>
      call(
        'bookings.create',
        bookingRequest({ startDate: '2026-11-01', endDate: '2026-11-08', locale: 'fr' }),
      ),
    read: ({ call }, id) => call('payments.account', { id }),
    update: 'payments.updateAccount',
    change: (n) => ({
      terms: { deposit: null, balanceDays: 10 + n, damageDepositCents: null, cancellation: [] },
    }),
  },
  day: async ({ call }, id) => {
    const { id: payment } = await call('payments.add', { id, ...came });
    await call('payments.annul', { id: payment, reason: 'Doppio' });
    await call('payments.addDamageEntry', { id, ...came, kind: 'received' });
    const { damageEntries } = await call('payments.account', { id });
    await call('payments.annulDamageEntry', { id: damageEntries[0].id, reason: 'Doppio' });
  },
  secrets: async ({ call }, mark) => {
    const request = bookingRequest({ startDate: '2026-12-01', endDate: '2026-12-08' });
    const { id } = await call('bookings.create', request, 'visitor');
    await call('payments.add', { id, ...came, note: `${mark} bonifico` });
  },
  visitors: 'they see nothing of it',
  form: 'tests/e2e/money.thorough.test.ts',
};
