import { stayNames } from '#client/features/bookings/admin/stay.form.ts';
import { totalLabel } from '#shared/prices/quote.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { italian } from '#tests/support/languages.ts';
import { got, type Noun } from '#tests/support/noun.ts';
import { anyUser, everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a stay',
  access: {
    'bookings.list': everybody,
    'bookings.page': staffOnly,
    'bookings.file': staffOnly,
    'bookings.claims': [staffOnly, { from: '2026-07-01', until: '2026-08-01' }],
    'bookings.waiting': staffOnly,
    'bookings.unpaid': staffOnly,
    'bookings.get': [staffOnly, noSuchId],
    'bookings.guest': [staffOnly, noSuchId],
    'bookings.guests': [staffOnly, { search: 'nessuno' }],
    'bookings.setGuestNote': [staffOnly, { ...noSuchId, note: 'Ha il cane' }],
    'bookings.mine': anyUser,
    'bookings.create': [everybody, bookingRequest({ startDate: '2020-01-01' })],
    'bookings.history': [staffOnly, noSuchId],
    'bookings.enter': [staffOnly, bookingRequest({ startDate: '2020-01-01' })],
    'bookings.cancel': [staffOnly, noSuchId],
    'bookings.hold': [staffOnly, { ...noSuchId, until: null }],
    'bookings.setStatus': [staffOnly, { ...noSuchId, status: 'CONFIRMED' }],
    'bookings.takeBack': [staffOnly, noSuchId],
    'bookings.update': [staffOnly, { ...noSuchId, numberOfGuests: 2 }],
    'bookings.delete': [staffOnly, noSuchId],
    'bookings.block': [staffOnly, { startDate: '2020-01-01', endDate: '2020-01-02' }],
    'bookings.unblock': [staffOnly, noSuchId],
    'bookings.setReason': [staffOnly, { ...noSuchId, reason: 'x' }],
  },
  edited: {
    tables: ['bookings'],
    make: ({ call }) =>
      call(
        'bookings.create',
        bookingRequest({ startDate: '2026-07-01', endDate: '2026-07-31', locale: 'fr' }),
      ),
    read: got('bookings.get'),
    update: 'bookings.update',
    change: (n) => ({ startDate: `2026-07-${String(n + 2).padStart(2, '0')}` }),
    remove: 'bookings.delete',
  },
  day: async ({ call }, id) => {
    await call('bookings.setStatus', { id, status: 'CONFIRMED' });
    await call('payments.setPaid', { id, paid: true });
    await call('payments.setPaid', { id, paid: false });
    const request = bookingRequest({ startDate: '2026-08-01', endDate: '2026-08-08' });
    const other = { id: (await call('bookings.create', request, 'guest')).id };
    await call('bookings.setStatus', { ...other, status: 'CONFIRMED', holdMail: true });
    await call('bookings.takeBack', other);
    await call('bookings.update', { ...other, numberOfGuests: 3 });
    await call('bookings.setGuestNote', { ...other, note: 'Ha il cane' });
    await call('bookings.hold', { ...other, until: '2026-05-25' });
    const visit = bookingRequest({ startDate: '2026-08-15', endDate: '2026-08-22' });
    await call('bookings.create', visit, 'visitor');
    const days = { startDate: '2026-09-01', endDate: '2026-09-02' };
    const block = { id: (await call('bookings.block', days)).booking.id };
    await call('bookings.setReason', { ...block, reason: 'Imbianchino' });
    await call('bookings.unblock', block);
    const entered = bookingRequest({ startDate: '2026-09-05', endDate: '2026-09-12' });
    const stay = await call('bookings.enter', { ...entered, source: 'phone' });
    await call('bookings.cancel', { id: stay.id, reason: 'Si è ammalata.' });
  },
  secrets: async ({ call }, mark) => {
    const guest = {
      guestName: `${mark} ospite`,
      guestEmail: `${mark}-ospite@example.com`,
      note: `${mark} nota`,
    };
    await call('bookings.create', bookingRequest(guest), 'guest');
    const days = { startDate: '2026-10-01', endDate: '2026-10-03' };
    await call('bookings.block', { ...days, reason: `${mark} motivo` });
  },
  visitors: 'they see its days alone, as taken',
  form: {
    path: '/admin/bookings?enter=stay',
    labels: { ...stayNames, totalCents: `${totalLabel(true, italian)} (€)` },
    saves: 'bookings.enter',
    untyped: { status: 'two buttons save it', tellGuest: 'asked at the end' },
  },
};
