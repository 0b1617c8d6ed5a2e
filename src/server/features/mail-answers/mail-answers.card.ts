import { access, bookings, settings } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { mailAnswersRouter } from './mail-answers.router.ts';

export const mailAnswersCard = {
  router: mailAnswersRouter,
  tag: 'Answering requests from their mails',
  audit: {
    'mailAnswers.answer': bookings(
      {
        '': 'risposto dal link della mail su',
        CONFIRMED: 'confermato dal link della mail',
        REJECTED: 'rifiutato dal link della mail',
      },
      { subject: 'booking', object: ['la prenotazione', 'una prenotazione'], detail: 'status' },
    ),
    'mailAnswers.withdraw': access('ritirato i propri link di risposta'),
    'mailAnswers.setPolicy': settings('cambiato se si risponde alle richieste dalla mail'),
  },
  tables: {
    // Ids, a code, and dates, party and price of a request.
    answerLinks: 'nothing',
  },
} satisfies Card;
