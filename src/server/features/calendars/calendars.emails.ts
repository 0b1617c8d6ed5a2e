import type { AppContext } from '#server/app-context.ts';
import { digestFacts } from '#server/features/outbox/mail-parts.ts';
import type { MailContent, MailTemplates } from '#server/features/outbox/outbox.mails.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { formatDayRange, formatStay } from '#shared/languages/italian-dates.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import { listCalendars } from './calendars.service.ts';
import { listConflicts } from './conflicts.service.ts';

/** Null when all is well again by now. */
const troubleMail = async (
  app: AppContext,
  ids: readonly number[],
): Promise<MailContent | null> => {
  const calendars = await listCalendars(app);
  const troubled = calendars.filter(({ id, problem }) => ids.includes(id) && problem !== null);
  const [first] = troubled;
  if (!first) return null;
  return {
    subject:
      troubled.length === 1
        ? `Il calendario «${first.name}» ha bisogno di te`
        : `${troubled.length} calendari hanno bisogno di te`,
    body: [
      'da ore il sito non riesce a tenere allineati i calendari degli altri siti. Le notti già note restano occupate, ma quelle nuove non si vedono: due ospiti potrebbero chiedere gli stessi giorni.',
      {
        facts: digestFacts(troubled, ({ name, problem }) => ({
          label: name,
          value: problem ?? '',
        })),
      },
      { button: { label: 'Apri i calendari', to: '/admin/calendars' } },
    ],
  };
};

/** Null when none of them is left. */
const conflictMail = async (
  app: AppContext,
  ids: readonly number[],
): Promise<MailContent | null> => {
  const conflicts = (await listConflicts(app)).filter(({ block }) => ids.includes(block.id));
  if (conflicts.length === 0) return null;
  return {
    subject: 'Attenzione: due prenotazioni nelle stesse notti',
    body: [
      'in queste notti la casa risulta occupata due volte: da un soggiorno confermato qui e dal calendario di un altro sito. Guarda subito: se è lo stesso soggiorno, basta segnarlo.',
      {
        facts: digestFacts(conflicts, ({ stay, block, first }) => ({
          label: formatStay(stay.startDate, stay.endDate),
          value: `${stay.guestName ?? 'Ospite'} e ${block.origin} (${formatDayRange(block.startDate, addDays(block.endDate, 1))}). ${
            first === 'stay'
              ? `La nostra è arrivata per prima: annulla su ${block.origin}.`
              : `Su ${block.origin} hanno prenotato per primi.`
          }`,
        })),
      },
      { button: { label: 'Guarda che cosa si può fare', to: '/admin' } },
    ],
  };
};

type CalendarMailKind = Extract<MailKind, `calendar-${string}`>;

export const calendarMailTemplates: Pick<MailTemplates, CalendarMailKind> = {
  'calendar-trouble-staff': ({ ids }, _site, app) => troubleMail(app, ids),
  'calendar-conflict-staff': ({ ids }, _site, app) => conflictMail(app, ids),
};
