import { ownCalendarNames } from '#client/features/calendars/admin/calendar.form.ts';
import type { Noun } from '#tests/support/noun.ts';
import { staffOnly } from '#tests/support/verdicts.ts';

export const noun: Noun = {
  what: 'the calendar for the telephone',
  access: {
    'calendars.own': staffOnly,
    'calendars.updateOwn': [staffOnly, { showsNames: false }],
    'calendars.renewOwn': staffOnly,
  },
  edited: {
    tables: ['ownCalendar'],
    read: ({ call }) => call('calendars.own'),
    update: 'calendars.updateOwn',
    change: (n) => ({ showsNames: n % 2 === 1 }),
    notOnTheDay: 'its address is another secret each time: see calendars.test.ts',
  },
  secrets: 'nothing but the calls of staff reads it',
  visitors: 'it is the owners’ own',
  form: { path: '/admin/calendars', labels: ownCalendarNames },
};
