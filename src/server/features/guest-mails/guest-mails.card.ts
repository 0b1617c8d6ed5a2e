import { bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { guestMailsRouter } from './guest-mails.router.ts';
import { guestMailTexts } from './guest-mails.texts.ts';

export const guestMailsCard = {
  router: guestMailsRouter,
  tag: 'The mails around a stay',
  audit: {
    'guestMails.update': settings('modificato le mail agli ospiti'),
    'guestMails.sendTest': settings('mandato a sé una mail di prova per gli ospiti'),
    'guestMails.done': bookings('segnato come inviata', {
      subject: 'booking',
      object: ['una mail della prenotazione', 'una mail a un ospite'],
    }),
  },
  tables: {
    guestMailSettings: 'nothing',
    guestMails: 'nothing',
    // Ids, kinds and instants; they go with their stay.
    sentGuestMails: 'nothing',
  },
  translated: guestMailTexts,
} satisfies Card;
