import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError, wordsOf } from '#server/app-error.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import {
  type AnswerPage,
  answerRequest,
  getAnswerPage,
} from '#server/features/mail-answers/mail-answers.service.ts';
import { sendPlainPage } from '#server/http/pages/plain-page.ts';
import { toAppError } from '#server/http/rest/error-answers.ts';
import { isToken } from '#server/infrastructure/secret-addresses.ts';
import { languages } from '#server/languages.ts';
import { setBookingStatusInput } from '#shared/bookings/bookings.schema.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { doneHtml, type Html, pageHtml, type Step, stepHtml } from './answer-page-html.ts';
import { answerSecret } from './secret-address.ts';

// The page at which staff answer a request from its mail. Reading it changes nothing: mail scanners and messengers
// fetch addresses.

type Route = { Params: { token: string }; Body: { reason?: string } };

type View = Html & { status: number };

const statuses = {
  open: 200,
  answered: 200,
  changed: 200,
  expired: 410,
  off: 403,
  'needs-passkey': 403,
  'not-staff': 403,
} as const satisfies Record<AnswerPage['state'], number>;

const CONFLICT = 409;

/** A refused press answers with the page as it would open, and another status. */
const afterPress = (status: number): number => (status === 200 ? CONFLICT : status);

const pathOf = (token: string): string => `/rispondi/${token}`;

const answers = { conferma: 'CONFIRMED', rifiuta: 'REJECTED' } as const satisfies Record<
  Step,
  string
>;

const steps = Object.keys(answers) as Step[];

/** The page of a link; null for a token that leads nowhere. */
const open = async (app: AppContext, token: string, step?: Step): Promise<View | null> => {
  const page = await getAnswerPage(app, token);
  if (!page) return null;
  const siteName = await getSiteName(app.database);
  const path = pathOf(token);
  const html =
    page.state === 'open' && step
      ? stepHtml(siteName, step, { path, page })
      : pageHtml(siteName, path, page);
  return { ...html, status: statuses[page.state] };
};

type Press = { token: string; step: Step; reason: string };

/** Why nothing changed: the page as it is now, or, if it is still open, the question once more. */
const refuse = async (
  app: AppContext,
  { token, step, reason }: Press,
  error: AppError,
): Promise<View | null> => {
  const page = await getAnswerPage(app, token);
  if (!page) return null;
  const siteName = await getSiteName(app.database);
  const path = pathOf(token);
  if (page.state !== 'open') {
    return { ...pageHtml(siteName, path, page), status: afterPress(statuses[page.state]) };
  }
  const problem = `Non è cambiato nulla. ${wordsOf(error, languages.it).message}`;
  const html = stepHtml(siteName, step, { path, page, problem, reason });
  return { ...html, status: errorCodes[error.code].status };
};

/** One press of a button. */
const press = async (app: AppContext, { token, step, reason }: Press): Promise<View | null> => {
  try {
    const read = setBookingStatusInput.shape.reason.safeParse(reason);
    if (!read.success) throw new AppError('INVALID_INPUT', read.error.issues[0]?.message);
    const answer = { status: answers[step], reason: read.data ?? '' };
    const stay = await answerRequest(app, token, answer);
    const sendsMails = app.config.mail.server !== undefined;
    return { ...doneHtml(await getSiteName(app.database), stay, sendsMails), status: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(app, { token, step, reason }, error);
  }
};

const send = (reply: FastifyReply, { html, policy, status }: View): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);

const language = languages.it;

const refusals = (reply: FastifyReply) => ({
  isSecret: isToken,
  unknown: () =>
    sendPlainPage(reply.code(404), {
      language,
      title: 'Questo link non vale più',
      texts: [
        'Un link di risposta vale una settimana, per una richiesta, finché nessuno lo ritira. Non è cambiato nulla.',
      ],
      link: { href: '/admin/bookings', label: 'Apri le richieste nell’area gestione' },
    }),
  tooMany: (message: string) =>
    sendPlainPage(reply, { language, title: 'Troppe richieste', texts: [message] }),
});

const sendFailure = (thrown: unknown, request: FastifyRequest<Route>, reply: FastifyReply) => {
  const error = toAppError(thrown);
  if (error.code === 'INTERNAL') {
    request.log.error({ err: thrown, requestId: request.id }, 'request failed');
  }
  return sendPlainPage(reply.code(errorCodes[error.code].status), {
    language,
    title: 'Qualcosa non ha funzionato',
    texts: [wordsOf(error, language).message],
    link: { href: pathOf(encodeURIComponent(request.params.token)), label: 'Torna alla richiesta' },
    ...(error.code === 'INTERNAL' && { requestId: request.id }),
  });
};

/** More than the longest message takes. */
const BODY_LIMIT = 64 * 1024;

/** Another site could make its visitors' browsers send forms. */
const isFromElsewhere = ({ headers }: FastifyRequest<Route>): boolean =>
  headers['sec-fetch-site'] === 'cross-site';

export const answerPage =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    const register = (path: string, step?: Step): void => {
      server.get<Route>(path, { errorHandler: sendFailure }, (request, reply) => {
        const { token } = request.params;
        return answerSecret(
          app,
          { request, reply, secret: token },
          {
            find: () => open(app, token, step),
            found: (view) => send(reply, view),
            ...refusals(reply),
          },
        );
      });
    };
    register('/rispondi/:token');
    for (const step of steps) {
      const path = `/rispondi/:token/${step}`;
      register(path, step);
      server.post<Route>(path, { errorHandler: sendFailure }, (request, reply) => {
        const { token } = request.params;
        const reason = request.body?.reason ?? '';
        return answerSecret(
          app,
          { request, reply, secret: token },
          {
            find: () =>
              isFromElsewhere(request) ? open(app, token) : press(app, { token, step, reason }),
            found: (view) => send(reply, view),
            ...refusals(reply),
          },
        );
      });
    }
    done();
  };
