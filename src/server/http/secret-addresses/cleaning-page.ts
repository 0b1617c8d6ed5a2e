import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { wordsOf } from '#server/app-error.ts';
import type { CleaningTask } from '#server/features/cleaning/cleaning.service.ts';
import {
  type CleaningPage,
  openCleaningPage,
  tickTask,
} from '#server/features/cleaning/cleaning-link.service.ts';
import { takeFormsOnly } from '#server/http/pages/form-bodies.ts';
import { escaped, policyOf, sendPlainPage } from '#server/http/pages/plain-page.ts';
import { toAppError } from '#server/http/rest/error-answers.ts';
import { languages } from '#server/languages.ts';
import { checkInHours, checkOutHours } from '#shared/bookings/house-terms.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { errorCodes } from '#shared/error-codes.ts';
import {
  formatDayInWords,
  formatDayWithWeekday,
  formatInstant,
} from '#shared/languages/italian-dates.ts';
import { withoutNearYear } from '#shared/languages/recent.ts';
import type { CleaningStay } from '#shared/tasks/cleaning.schema.ts';
import {
  type CleaningDay,
  cleaningDays,
  guestInWords,
  lengthInWords,
  movementInWords,
  nearDay,
  partyInWords,
  stayingNow,
} from '#shared/tasks/cleaning-days.ts';
import { answerSecret } from './secret-address.ts';

// The cleaners' page, for a weak connection and for paper: one file, without script. Its buttons are
// forms.

const WEEKS = 8;

/** A task's anchor, the target after its tick. */
const anchorOf = (id: number): string => `lavoro-${id}`;

const STYLE = [
  'body{max-width:42rem;margin:0 auto;padding:1.25rem;color:#1c2b33;background:#fbf8f2;font:1.0625rem/1.5 system-ui,sans-serif}',
  'h1{margin:0;color:#0d5167;font:1.75rem/1.2 Georgia,serif}',
  'h2{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;margin:0 0 .5rem;font-size:1.125rem}',
  'h2 span:first-child::first-letter{text-transform:uppercase}',
  '.both{padding:.125rem .625rem;border:1px solid #92400e;border-radius:1rem;color:#92400e;font-size:.8125rem}',
  'section,.now{margin:1rem 0 0;padding:1rem;background:#fff;border:1px solid #e6dcc8;border-radius:.75rem;break-inside:avoid}',
  'ul{margin:0;padding:0;list-style:none}li+li{margin-top:.75rem}',
  'p{margin:.25rem 0 0;overflow-wrap:anywhere}',
  '.note{padding-left:.625rem;border-left:3px solid #d8c9a8;white-space:pre-line}',
  '.tasks li{scroll-margin-top:30vh}.tasks li+li{padding-top:.75rem;border-top:1px solid #f0e9da}form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}form>div{flex:1 1 auto;min-width:0}',
  'button{flex:none;min-height:2.75rem;padding:0 1.125rem;border:1px solid #0d5167;border-radius:1.5rem;background:#0d5167;color:#fff;font:inherit;font-weight:600;cursor:pointer}',
  'button:focus-visible{outline:3px solid #d97706;outline-offset:2px}',
  '.back{background:#fff;color:#0d5167;font-weight:400}.done strong{font-weight:400;text-decoration:line-through}.late{color:#92400e}',
  '.soft,footer{color:#51606a;font-size:.9375rem}footer{margin-top:1.25rem}',
  '@media print{@page{margin:15mm}body{max-width:none;padding:0;background:none;font-size:11pt}section,.now{padding:.5rem 0;border-width:1px 0 0;border-radius:0}button,.done{display:none}form strong::before{content:"☐ "}}',
].join('');

const dayInWords = (day: StayDate, today: StayDate): string =>
  withoutNearYear(formatDayInWords(day), day, today);

const line = (parts: readonly (string | false)[]): string => {
  const text = parts.filter(Boolean).join(' · ');
  return text && `<p>${escaped(text)}</p>`;
};

const noteOf = ({ note }: CleaningStay): string => note && `<p class="note">${escaped(note)}</p>`;

const departureOf = (stay: CleaningStay): string =>
  `<li><strong>${escaped(movementInWords(stay, 'departure'))}</strong>${line([
    partyInWords(stay),
    stay.linen && 'biancheria da ritirare',
  ])}${noteOf(stay)}</li>`;

const arrivalOf = (stay: CleaningStay, today: StayDate): string =>
  `<li><strong>${escaped(movementInWords(stay, 'arrival'))}</strong>${line([
    stay.arrivalTime && `verso le ${stay.arrivalTime}`,
    partyInWords(stay),
    lengthInWords(stay, today),
    stay.linen && 'biancheria da preparare',
  ])}${noteOf(stay)}</li>`;

const dayOf = (
  { day, departures, arrivals }: CleaningDay,
  today: StayDate,
): string => `    <section>
      <h2><span>${nearDay(day, today)}${dayInWords(day, today)}</span>${
        departures.length > 0 && arrivals.length > 0
          ? '<span class="both">Cambio in giornata</span>'
          : ''
      }</h2>
      ${
        departures.length + arrivals.length === 0
          ? '<p>Nessun arrivo e nessuna partenza.</p>'
          : `<ul>${departures.map(departureOf).join('')}${arrivals.map((stay) => arrivalOf(stay, today)).join('')}</ul>`
      }
    </section>
`;

const nowOf = (stay: CleaningStay | undefined, today: StayDate): string =>
  stay
    ? `    <p class="now">Adesso in casa: <strong>${escaped(guestInWords(stay))}</strong>, ${escaped(
        partyInWords(stay),
      )}, fino a ${dayInWords(stay.endDate, today)}.</p>\n`
    : '';

const stayDays = { arrival: 'all’arrivo di', departure: 'alla partenza di' } as const;

const stayOf = ({ stay }: CleaningTask): string | false =>
  stay !== null && `${stay.day ? stayDays[stay.day] : 'per'} ${stay.guestName ?? 'un ospite'}`;

const dueOf = ({ due }: CleaningTask, today: StayDate): string => {
  if (due === null) return '';
  const day = `entro ${withoutNearYear(formatDayWithWeekday(due), due, today)}`;
  return due < today ? `<span class="late">In ritardo: ${day}</span>` : day;
};

/** The button sends the wanted state, so that a second press changes nothing. */
const taskOf = (task: CleaningTask, today: StayDate): string => {
  const { id, name, description, completed } = task;
  const [word, style] = completed ? ['Annulla', ' class="back"'] : ['Fatto', ''];
  const notes = [dueOf(task, today), escaped(stayOf(task) || '')].filter(Boolean).join(' · ');
  const details = completed
    ? ''
    : `${description && `<p class="note">${escaped(description)}</p>`}${notes && `<p class="soft">${notes}</p>`}`;
  return `<li id="${anchorOf(id)}"${completed ? ' class="done"' : ''}><form method="post"><div><strong>${escaped(name)}</strong>${details}</div><input type="hidden" name="task" value="${id}"><button${style} name="completed" value="${!completed}" aria-label="${word}: ${escaped(name)}">${word}</button></form></li>`;
};

const tasksOf = (tasks: readonly CleaningTask[], today: StayDate): string => {
  if (tasks.length === 0) return '';
  const isAllDone = tasks.every(({ completed }) => completed);
  return `    <section class="tasks">
      <h2><span>Da fare</span></h2>
      ${isAllDone ? '<p>È tutto fatto.</p>' : ''}<ul>${tasks.map((task) => taskOf(task, today)).join('')}</ul>
    </section>
`;
};

/** Today first, whether something happens or not. */
const daysOf = (stays: readonly CleaningStay[], today: StayDate): CleaningDay[] => {
  const days = cleaningDays(stays, today).filter(({ day }) => day < addDays(today, WEEKS * 7));
  if (days[0]?.day === today) return days;
  return [{ day: today, departures: [], arrivals: [] }, ...days];
};

const hoursOf = ({ property }: CleaningPage): string => {
  const [from, by] = [checkInHours(property, languages.it), checkOutHours(property, languages.it)];
  return [from && `arrivi ${from}`, by && `partenze ${by}`].filter(Boolean).join(', ');
};

const htmlOf = (page: CleaningPage): string => {
  const { siteName, now, stays, tasks } = page;
  const today = todayAtHouse(now);
  const days = daysOf(stays, today);
  const soon = days.filter(({ day }) => day <= addDays(today, 1));
  const sectionsOf = (some: readonly CleaningDay[]): string =>
    some.map((day) => dayOf(day, today)).join('');
  return `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Pulizie · ${escaped(siteName)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
  <main>
    <h1>Pulizie</h1>
    ${line([siteName, hoursOf(page)]).replace('<p>', '<p class="soft">')}
${nowOf(stayingNow(stays, today), today)}${sectionsOf(soon)}${tasksOf(tasks, today)}${sectionsOf(days.slice(soon.length))}  </main>
  <footer>Le prossime ${WEEKS} settimane, aggiornate il ${formatInstant(now.toISOString())}. Ricarica la pagina per vedere le novità.</footer>
  </body>
</html>
`;
};

const POLICY = policyOf(STYLE, "'self'");

const send = (reply: FastifyReply, page: CleaningPage): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(htmlOf(page));

const language = languages.it;

/** A link that was withdrawn opens nothing, and its buttons do nothing. */
const refusals = (reply: FastifyReply) => ({
  unknown: () =>
    sendPlainPage(reply.code(404), {
      language,
      title: 'Questo link non vale più',
      texts: ['Chi gestisce la casa può mandarne uno nuovo.'],
    }),
  tooMany: (message: string) =>
    sendPlainPage(reply, { language, title: 'Troppe richieste', texts: [message] }),
});

type Press = { task?: string; completed?: string };

type Route = { Params: { secret: string }; Body: Press };

const pathOf = (secret: string): string => `/pulizie/${encodeURIComponent(secret)}`;

const sendFailure = (thrown: unknown, request: FastifyRequest<Route>, reply: FastifyReply) => {
  const error = toAppError(thrown);
  return sendPlainPage(reply.code(errorCodes[error.code].status), {
    language,
    title: 'Non è stato salvato',
    texts: [wordsOf(error, language).message],
    link: { href: pathOf(request.params.secret), label: 'Torna alla pagina' },
  });
};

const BODY_LIMIT = 1024;

export const cleaningPage =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    takeFormsOnly(server, BODY_LIMIT);
    server.get<Route>('/pulizie/:secret', (request, reply) => {
      const { secret } = request.params;
      return answerSecret(
        app,
        { request, reply, secret },
        {
          find: () => openCleaningPage(app, secret),
          found: (page) => send(reply, page),
          ...refusals(reply),
        },
      );
    });
    server.post<Route>('/pulizie/:secret', { errorHandler: sendFailure }, (request, reply) => {
      const { secret } = request.params;
      const { task, completed } = request.body ?? {};
      const tick = { id: Number(task), completed: completed === 'true' };
      return answerSecret(
        app,
        { request, reply, secret },
        {
          find: async () => (await tickTask(app, secret, tick)) || null,
          found: () => reply.redirect(`${pathOf(secret)}#${anchorOf(tick.id)}`, 303),
          ...refusals(reply),
        },
      );
    });
    done();
  };
