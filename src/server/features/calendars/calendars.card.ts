import { bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { calendarsRouter } from './calendars.router.ts';

const calendar = {
  subject: 'calendar',
  label: 'name',
  object: ['il calendario', 'un calendario'],
} as const;

export const calendarsCard = {
  router: calendarsRouter,
  tag: 'Calendars of other sites: import and export',
  audit: {
    'calendars.create': settings('aggiunto', calendar),
    'calendars.update': settings('modificato', calendar),
    'calendars.delete': settings('eliminato', calendar),
    'calendars.read': settings('riletto', calendar),
    'calendars.accept': settings('accettato come è cambiato', calendar),
    'calendars.discard': settings('rifiutato come è cambiato', calendar),
    'calendars.renew': settings('rinnovato il nostro indirizzo per', calendar),
    'calendars.updateOwn': settings('scelto se il calendario per il telefono mostra i nomi'),
    'calendars.renewOwn': settings('rinnovato l’indirizzo del calendario per il telefono'),
    'calendars.setSameStay': bookings('riconosciuto lo stesso soggiorno in un altro calendario'),
  },
  tables: {
    // Of other sites' calendars only days are stored.
    calendars: 'nothing',
    calendarEvents: 'nothing',
    sameStays: 'nothing',
    ownCalendar: 'nothing',
  },
} satisfies Card;
