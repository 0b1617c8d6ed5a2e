import { mailToGuest } from '#server/features/bookings/request-news.ts';
import type { AnswerPage } from '#server/features/mail-answers/mail-answers.service.ts';
import { escaped, policyOf } from '#server/http/pages/plain-page.ts';
import { languages } from '#server/languages.ts';
import type { DecidedStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords, formatInstant } from '#shared/languages/italian-dates.ts';
import { foreignLanguageName, inItalian } from '#shared/languages/locales.ts';
import {
  cardOf,
  leadOf,
  linkTo,
  nightsOf,
  note,
  noteOf,
  paragraph,
  whenOf,
} from './answer-page-parts.ts';

// The page at which staff answer a request from its mail: one file, without script. Its buttons are links and forms.

const STYLE = [
  '*{box-sizing:border-box}body{max-width:38rem;margin:0 auto;padding:1.25rem 1.25rem 3rem;color:#1c2b33;background:#fbf8f2;font:1.0625rem/1.5 system-ui,sans-serif}',
  'h1,h2{margin:0;color:#0d5167;font-family:Georgia,serif;font-weight:400;line-height:1.2;overflow-wrap:anywhere}h1{font-size:1.75rem}h2{font-size:1.3125rem}',
  'p{margin:.5rem 0 0;overflow-wrap:anywhere}header{margin:0 0 1rem;color:#4a5b64;font-size:.9375rem}.lead{margin-top:.125rem;font-size:1.125rem}h1+.lead{margin-top:.5rem}.actions+p{margin-top:1rem}.soft,footer{color:#4a5b64;font-size:.9375rem}',
  'a{color:#12677f;text-underline-offset:.15em}',
  '.note{margin-top:1rem;padding:.75rem 1rem;border-radius:.75rem}.good{background:#e8eed9;color:#3f4c22}.warn{background:#fdf0d2;color:#6b4200}.bad{background:#fae3e2;color:#8b2024}',
  'blockquote{margin:1rem 0 0;padding-left:.875rem;border-left:3px solid #d9c9ad;white-space:pre-line;overflow-wrap:anywhere}',
  '.actions{display:grid;gap:.75rem;margin-top:1.5rem}@media(min-width:30rem){.pair{grid-template-columns:1fr 1fr}}',
  '.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3rem;padding:.5rem 1.25rem;border:1px solid #0d5167;border-radius:1.5rem;background:#fff;color:#0d5167;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}.main{background:#0d5167;color:#fff}.danger{border-color:#9b2226;background:#9b2226;color:#fff}',
  'a:focus-visible,.button:focus-visible,textarea:focus-visible{outline:3px solid #d97706;outline-offset:2px}',
  'section{margin-top:1.75rem;padding:1.125rem 1.25rem;background:#fff;border:1px solid #e8dcc6;border-radius:.75rem}',
  'dl{margin:.75rem 0 0}dl+dl{padding-top:.5rem;border-top:1px solid #e8dcc6}dl>div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.3125rem 0}dt{max-width:65%;color:#4a5b64}dd{flex:1;min-width:0;margin:0;text-align:right;overflow-wrap:anywhere}dd.more{flex:0 0 100%;color:#4a5b64;font-size:.875rem;font-weight:400}.total{font-weight:600}',
  'label{display:block;margin-top:1.25rem;font-weight:600}label span{font-weight:400;color:#4a5b64}textarea{width:100%;min-height:6rem;margin-top:.375rem;padding:.625rem .75rem;border:1px solid #6f7e85;border-radius:.5rem;background:#fff;color:inherit;font:inherit}',
  'footer{margin-top:2rem;padding-top:1rem;border-top:1px solid #e8dcc6}',
].join('');

const POLICY = policyOf(STYLE, "'self'");

/** The last part of the address of the page that asks once more. */
export type Step = 'conferma' | 'rifiuta';

type Body = { title: string; html: string };

export type Html = { html: string; policy: string };

const documentOf = (siteName: string, { title, html }: Body): Html => ({
  policy: POLICY,
  html: `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escaped(title)} · ${escaped(siteName)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <header>${escaped(siteName)}</header>
    <main>
      <h1>${escaped(title)}</h1>
${html}
    </main>
  </body>
</html>
`,
});

const inBackOffice = (label: string, bookingId?: number): string =>
  `<div class="actions">${linkTo(bookingId === undefined ? '/admin/bookings' : `/admin/bookings?booking=${bookingId}`, label)}</div>`;

type Page<State extends AnswerPage['state']> = Extract<AnswerPage, { state: State }>;

const otherDates = ({ stay, snapshot }: Page<'open'>): string => {
  const address = `/admin/bookings?booking=${stay.id}`;
  const write =
    stay.guestEmail &&
    `${linkTo(mailToGuest(snapshot, stay.guestEmail), `Scrivi a ${stay.guestName}`, '')}, oppure `;
  return `<p>Altre date? ${write ?? ''}${linkTo(address, `${write ? 'apri' : 'Apri'} la richiesta nell’area gestione`, '')}.</p>`;
};

/** The request, the reason why the last press did nothing, and the message typed with it. */
type Asked = {
  path: string;
  page: Page<'open'>;
  sendsMails: boolean;
  problem?: string;
  reason?: string;
};

const openBody = ({ path, page, problem = '' }: Omit<Asked, 'sendsMails'>): Body => {
  const isFree = page.held.length === 0;
  const confirm = linkTo(`${path}/conferma`, 'Conferma', 'button main');
  return {
    title: `${page.stay.guestName} chiede un soggiorno`,
    html: `      ${note(problem, 'bad', 'alert')}
      ${leadOf(page)}
      ${noteOf(page)}
      ${nightsOf(page)}
      <div class="actions${isFree ? ' pair' : ''}">${isFree ? confirm : ''}${linkTo(`${path}/rifiuta`, 'Rifiuta')}</div>
      ${otherDates(page)}
      ${cardOf(page)}
      <footer>Questo link è di ${escaped(page.actor.name)} e vale per una risposta, fino a ${formatDayInWords(todayAtHouse(new Date(page.expiresAt)))}. Chi lo apre risponde a nome tuo: non inoltrarlo. Nel tuo <a href="/profile">profilo</a> lo ritiri.</footer>`,
  };
};

const isMailed = ({ page: { stay }, sendsMails }: Asked): boolean =>
  sendsMails && stay.guestEmail !== null;

const mailSentence = (asked: Asked): string => {
  const { guestName } = asked.page.stay;
  return isMailed(asked)
    ? `${guestName} riceve subito una mail.`
    : `Non parte nessuna mail: avvisa tu ${guestName}.`;
};

const confirmBody = (asked: Asked): Body => {
  const { path, page, problem = '' } = asked;
  const { toBeAgreed, isAgreed, totalCents } = page.snapshot.price;
  const price = languages.it.formatEuro(totalCents);
  return {
    title: 'Confermare la prenotazione?',
    html: `      ${note(problem, 'bad', 'alert')}
      ${paragraph(page.stay.guestName, 'lead')}${leadOf(page)}
      ${nightsOf(page)}
      <p>${escaped(mailSentence(asked))}${isAgreed ? '' : ` Il prezzo ${toBeAgreed ? 'concordato' : 'del soggiorno'} sarà di ${price}.`}</p>
      <form method="post" class="actions"><button class="button main">Conferma la prenotazione</button>${linkTo(path, 'Torna alla richiesta')}</form>`,
  };
};

const rejectBody = (asked: Asked): Body => {
  const { path, page, problem = '', reason = '' } = asked;
  const { stay } = page;
  const isForeign = foreignLanguageName(stay.locale) !== null;
  const hint = isMailed(asked)
    ? `Se lo scrivi, ${stay.guestName} lo trova nella mail${isForeign ? `: legge in ${inItalian(stay.locale)}` : ''}.`
    : 'Se lo scrivi, resta nella prenotazione.';
  return {
    title: 'Rifiutare la richiesta?',
    html: `      ${note(problem, 'bad', 'alert')}
      ${paragraph(stay.guestName, 'lead')}${paragraph(whenOf(stay), 'lead')}
      ${paragraph(mailSentence(asked))}
      <form method="post">
        <label for="motivo">Un messaggio <span>(facoltativo)</span></label>
        <textarea id="motivo" name="reason" rows="3" maxlength="500" aria-describedby="aiuto">${escaped(reason)}</textarea>
        <p class="soft" id="aiuto">${escaped(hint)}</p>
        <div class="actions"><button class="button danger">Rifiuta la richiesta</button>${linkTo(path, 'Torna alla richiesta')}</div>
      </form>`,
  };
};

const stepBody = (step: Step, asked: Asked): Body => {
  if (step === 'rifiuta') return rejectBody(asked);
  return asked.page.held.length > 0 ? openBody(asked) : confirmBody(asked);
};

/** The question before anything changes; the first page where the nights are taken and nobody can confirm. */
export const stepHtml = (siteName: string, step: Step, asked: Asked): Html =>
  documentOf(siteName, stepBody(step, asked));

const changedBody = (page: Page<'changed'>): Body => ({
  title: 'La richiesta è cambiata',
  html: `      <p>Dopo questa mail qualcuno ha cambiato la richiesta di ${escaped(page.stay.guestName)}: la trovi qui sotto com’è adesso. Da questo link non si risponde più.</p>
      ${inBackOffice('Rispondi nell’area gestione', page.stay.id)}
      ${cardOf(page, page.told)}`,
});

const stateNames = { CONFIRMED: 'confermata', REJECTED: 'rifiutata' } as const;

const stateOf = ({ status, cancelledAt }: StaffStay): string => {
  if (cancelledAt !== null) return 'annullata';
  return stateNames[status === 'CONFIRMED' ? status : 'REJECTED'];
};

const answeredBody = ({ stay, decision }: Page<'answered'>): Body => ({
  title: `Già ${stateOf(stay)}`,
  html: `      <p>La richiesta di ${escaped(stay.guestName)} (${escaped(whenOf(stay))}) ha già una risposta${decision ? `: l’ha data ${escaped(decision.by)}, ${formatInstant(decision.at)}` : ''}. Da questo link non si risponde più.</p>
      ${inBackOffice('Apri la prenotazione', stay.id)}`,
});

const closedTexts = {
  expired: ['Il link è scaduto', 'Un link di risposta vale una settimana.'],
  off: ['Qui non si risponde più', 'Gli amministratori hanno spento le risposte dalla mail.'],
  'needs-passkey': [
    'Qui non si risponde più',
    'Per lavorare al sito ora serve la passkey, e un link non basta.',
  ],
  'not-staff': [
    'Non puoi rispondere',
    'Il tuo accesso non permette più di rispondere alle richieste: chiedi a un amministratore.',
  ],
} as const;

const bodyOf = (path: string, page: AnswerPage): Body => {
  switch (page.state) {
    case 'open':
      return openBody({ path, page });
    case 'changed':
      return changedBody(page);
    case 'answered':
      return answeredBody(page);
    default: {
      const [title, text] = closedTexts[page.state];
      return {
        title,
        html: `      ${paragraph(`${text} Non è cambiato nulla.`)}${page.state === 'not-staff' ? '' : inBackOffice('Apri le richieste')}`,
      };
    }
  }
};

/** The first page of a link, or why it opens nothing. */
export const pageHtml = (siteName: string, path: string, page: AnswerPage): Html =>
  documentOf(siteName, bodyOf(path, page));

/** After the answer. */
export const doneHtml = (siteName: string, stay: DecidedStay, sendsMails: boolean): Html => {
  const { guestName, guestEmail, isGuestMailed, status, warning = '' } = stay;
  const isTold = guestEmail !== null && isGuestMailed && sendsMails;
  const told = isTold
    ? `${guestName} riceve una mail.`
    : `Non parte nessuna mail: avvisa tu ${guestName}.`;
  return documentOf(siteName, {
    title: status === 'CONFIRMED' ? 'Prenotazione confermata' : 'Richiesta rifiutata',
    html: `      ${paragraph(guestName, 'lead')}${paragraph(whenOf(stay), 'lead')}
      ${note(told, isTold ? 'good' : 'warn')}
      ${note(warning, 'warn')}
      ${inBackOffice('Apri la prenotazione', stay.id)}`,
  });
};
