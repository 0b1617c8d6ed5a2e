import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import {
  type CleaningPage,
  openCleaningPage,
} from '#server/features/cleaning/cleaning-link.service.ts';
import { escaped, policyOf, sendPlainPage } from '#server/http/pages/plain-page.ts';
import { languages } from '#server/languages.ts';
import { checkInHours, checkOutHours } from '#shared/bookings/house-hours.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords, formatInstant } from '#shared/languages/italian-dates.ts';
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

// The page of whoever cleans, for a weak connection and for paper: one file, without script.

const WEEKS = 8;

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
  '.soft,footer{color:#51606a;font-size:.9375rem}footer{margin-top:1.25rem}',
  '@media print{@page{margin:15mm}body{max-width:none;padding:0;background:none;font-size:11pt}section,.now{padding:.5rem 0;border-width:1px 0 0;border-radius:0}}',
].join('');

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

const arrivalOf = (stay: CleaningStay): string =>
  `<li><strong>${escaped(movementInWords(stay, 'arrival'))}</strong>${line([
    partyInWords(stay),
    lengthInWords(stay),
    stay.linen && 'biancheria da preparare',
  ])}${noteOf(stay)}</li>`;

const dayOf = (
  { day, departures, arrivals }: CleaningDay,
  today: StayDate,
): string => `    <section>
      <h2><span>${nearDay(day, today)}${formatDayInWords(day)}</span>${
        departures.length > 0 && arrivals.length > 0
          ? '<span class="both">Cambio in giornata</span>'
          : ''
      }</h2>
      ${
        departures.length + arrivals.length === 0
          ? '<p>Nessun arrivo e nessuna partenza.</p>'
          : `<ul>${departures.map(departureOf).join('')}${arrivals.map(arrivalOf).join('')}</ul>`
      }
    </section>
`;

const nowOf = (stay: CleaningStay | undefined): string =>
  stay
    ? `    <p class="now">Adesso in casa: <strong>${escaped(guestInWords(stay))}</strong>, ${escaped(
        partyInWords(stay),
      )}, fino a ${formatDayInWords(stay.endDate)}.</p>\n`
    : '';

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
  const { siteName, now, stays } = page;
  const today = todayAtHouse(now);
  const seen = formatInstant(now.toISOString());
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
    <h1>Arrivi e partenze</h1>
    ${line([siteName, hoursOf(page)]).replace('<p>', '<p class="soft">')}
${nowOf(stayingNow(stays, today))}${daysOf(stays, today)
  .map((day) => dayOf(day, today))
  .join('')}  </main>
  <footer>Le prossime ${WEEKS} settimane, com’erano il ${seen}. Per vedere se è cambiato qualcosa basta ricaricare la pagina.</footer>
  </body>
</html>
`;
};

const POLICY = policyOf(STYLE);

const send = (reply: FastifyReply, page: CleaningPage): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(htmlOf(page));

export const cleaningPage =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    server.get<{ Params: { secret: string } }>('/pulizie/:secret', (request, reply) =>
      answerSecret(
        app,
        { request, reply, secret: request.params.secret },
        {
          find: (secret) => openCleaningPage(app, secret),
          found: (page) => send(reply, page),
          unknown: () =>
            sendPlainPage(reply.code(404), {
              language: languages.it,
              title: 'Questo link non vale più',
              texts: ['Chi gestisce la casa può mandarne uno nuovo.'],
            }),
          tooMany: (message) =>
            sendPlainPage(reply, {
              language: languages.it,
              title: 'Troppe richieste',
              texts: [message],
            }),
        },
      ),
    );
    done();
  };
