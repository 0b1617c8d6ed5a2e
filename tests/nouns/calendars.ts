import { calendarNames } from '#client/features/calendars/admin/calendar.form.ts';
import { listed, type Noun, openDialog, title } from '#tests/support/noun.ts';
import { noSuchId, staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'a calendar of another site',
  access: {
    'calendars.list': staffOnly,
    'calendars.create': [staffOnly, { name: 'x', kind: 'airbnb', url: '' }],
    'calendars.update': [staffOnly, { ...noSuchId, name: 'x' }],
    'calendars.delete': [staffOnly, noSuchId],
    'calendars.read': [staffOnly, noSuchId],
    'calendars.accept': [staffOnly, noSuchId],
    'calendars.discard': [staffOnly, noSuchId],
    'calendars.renew': [staffOnly, noSuchId],
    'calendars.conflicts': staffOnly,
    'calendars.setSameStay': [staffOnly, { stayId: 4711, blockId: 4712 }],
  },
  edited: {
    tables: ['calendars'],
    make: ({ call }) =>
      call('calendars.create', { name: 'Vrbo', kind: 'vrbo', url: 'https://vrbo.example/a.ics' }),
    read: listed('calendars.list'),
    update: 'calendars.update',
    change: (n) => ({ name: title(n) }),
    notOnTheDay: 'it needs another site to ask: see calendars.test.ts',
  },
  secrets: 'nothing but the calls of staff reads it',
  visitors: 'they see its days alone, as taken',
  form: { path: '/admin/calendars', steps: [openDialog('Modifica: Vrbo')], labels: calendarNames },
};
