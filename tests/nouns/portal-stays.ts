import type { Noun } from '#tests/support/noun.ts';
import { noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a stay from another site’s calendar',
  access: {
    'portalStays.open': staffOnly,
    'portalStays.complete': [
      staffOnly,
      { ...noSuchId, guestName: 'Anna Verdi', numberOfGuests: 2 },
    ],
    'portalStays.get': [staffOnly, noSuchId],
    'portalStays.settle': [staffOnly, noSuchId],
  },
  secrets: 'its guest is on the stay',
  visitors: 'visitors see only that the nights are taken',
  form: 'it needs another site to ask: tests/e2e/calendars.test.ts',
};
