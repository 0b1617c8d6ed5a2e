import { type Noun, title } from '#tests/support/noun.ts';
import { noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'the mails around a stay',
  access: {
    'guestMails.get': staffOnly,
    'guestMails.update': [staffOnly, { reviewDays: 20 }],
    'guestMails.byHand': staffOnly,
    'guestMails.preview': [staffOnly, { kind: 'welcome' }],
    'guestMails.sendTest': [staffOnly, { kind: 'welcome' }],
    'guestMails.written': [staffOnly, { ...noSuchId, kind: 'welcome' }],
    'guestMails.done': [staffOnly, { ...noSuchId, kind: 'welcome' }],
  },
  edited: {
    tables: ['guestMailSettings'],
    read: ({ call }) => call('guestMails.get'),
    update: 'guestMails.update',
    change: (n) => ({ thanks: { text: title(n) } }),
    said: ({ thanks }) => ({ thanks: { text: thanks.text } }),
  },
  day: async ({ call }) => {
    const stay = {
      startDate: '2027-01-16',
      endDate: '2027-01-23',
      guestName: 'Sabine Krüger',
      numberOfGuests: 2,
    };
    const { id } = await call('bookings.enter', stay);
    await call('guestMails.done', { id, kind: 'welcome' });
    await call('guestMails.sendTest', { kind: 'thanks' });
  },
  secrets: ({ call }, mark) =>
    call('guestMails.update', { welcome: { subject: `${mark}-oggetto`, text: `${mark}-testo` } }),
  visitors: 'guests read them as mails, which no page shows',
  form: 'each mail is behind a press: tests/e2e/guest-mails.test.ts',
};
