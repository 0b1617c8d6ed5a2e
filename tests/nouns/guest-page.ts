import type { Noun } from '#tests/support/noun.ts';
import { everybody, noSuchId, staffOnly } from '#tests/support/verdicts.ts';

const token = 'A'.repeat(43);

export const noun: Noun = {
  what: 'the page of a stay',
  access: {
    'guestPage.get': [everybody, { token }],
    'guestPage.seen': [everybody, { token }],
    'guestPage.setArrival': [everybody, { token, time: '16:30', note: '' }],
    'guestPage.ask': [everybody, { token, wish: 'message', text: 'C’è un seggiolone?' }],
    'guestPage.review': [everybody, { token, rating: 5, comment: 'Una casa bellissima.' }],
    'guestPage.link': [staffOnly, noSuchId],
    'guestPage.renew': [staffOnly, noSuchId],
    'guestPage.end': [staffOnly, noSuchId],
    'guestPage.setReleased': [staffOnly, { ...noSuchId, released: true }],
  },
  secrets: 'the guest of the stay alone reads it, at its address',
  visitors: 'the guest of the stay alone reads it, at its address',
  form: 'its guest writes on it: tests/e2e/guest-page.test.ts',
};
