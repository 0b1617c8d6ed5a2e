import type { Noun } from '#tests/support/noun.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

const offer = { startDate: '2026-11-07', endDate: '2026-11-14', numberOfGuests: 2 };
const guest = { guestName: 'Anna Verdi', guestEmail: 'anna@example.it' };

export const noun: Noun = {
  what: 'an offer',
  access: {
    'offers.list': staffOnly,
    'offers.send': [staffOnly, { bookingId: 4711, offers: [offer] }],
    'offers.withdraw': [staffOnly, noSuchId],
    'offers.accept': [everybody, { token: 'A'.repeat(43), offerId: 4711 }],
  },
  day: async ({ call }) => {
    await call('guestInformation.update', { isOn: true });
    const { offers } = await call('offers.send', { ...guest, offers: [offer] });
    await call('offers.withdraw', { id: offers[0].id });
    await call('guestInformation.update', { isOn: false });
  },
  secrets: 'its guest alone reads it, at the address of the stay',
  visitors: 'visitors see only that held nights are taken',
  form: 'its fields are those of three offers at once: tests/e2e/offers.thorough.test.ts',
};
