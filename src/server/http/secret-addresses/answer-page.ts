import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { AppError, wordsOf } from '#server/app-error.ts';
import { getSiteName } from '#server/features/homepage/homepage.service.ts';
import {
  type AnswerPage,
  answerRequest,
  getAnswerPage,
} from '#server/features/mail-answers/mail-answers.service.ts';
import { isFromElsewhere, takeFormsOnly } from '#server/http/pages/form-bodies.ts';
import { sendPlainPage } from '#server/http/pages/plain-page.ts';
import { toAppError } from '#server/http/rest/error-answers.ts';
import { isToken } from '#server/infrastructure/secret-addresses.ts';
import { languages } from '#server/languages.ts';
import { type DecidedStay, setBookingStatusInput } from '#shared/bookings/bookings.schema.ts';
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

const sendsMails = ({ config }: AppContext): boolean => config.mail.server !== undefined;

const pathOf = (token: string): string => `/rispondi/${token}`;

const answers = { conferma: 'CONFIRMED', rifiuta: 'REJECTED' } as const satisfies Record<
  Step,
  string
>;

const steps = Object.keys(answers) as Step[];

type Asked = { step?: Step | undefined; problem?: string; reason?: string };

/** The page of a link, or the question of a step; null for a token that leads nowhere. */
const open = async (
  app: AppContext,
  token: string,
  { step, ...typed }: Asked,
): Promise<View | null> => {
  const page = await getAnswerPage(app, token);
  if (!page) return null;
  const siteName = await getSiteName(app.database);
  const path = pathOf(token);
  const html =
    page.state === 'open' && step
      ? stepHtml(siteName, step, { path, page, sendsMails: sendsMails(app), ...typed })
      : pageHtml(siteName, path, page);
  return { ...html, status: statuses[page.state] };
};

type Press = { token: string; step: Step; reason: string };

const answer = (app: AppContext, { token, step, reason }: Press): Promise<DecidedStay> => {
  const read = setBookingStatusInput.shape.reason.safeParse(reason);
  if (!read.success) throw new AppError('INVALID_INPUT', read.error.issues[0]?.message);
  return answerRequest(app, token, { status: answers[step], reason: read.data ?? '' });
};

/** One press of a button. A refused one answers with the page as it is now, or with the question once more. */
const press = async (app: AppContext, pressed: Press): Promise<View | null> => {
  try {
    const stay = await answer(app, pressed);
    const siteName = await getSiteName(app.database);
    return { ...doneHtml(siteName, stay, sendsMails(app)), status: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { token, step, reason } = pressed;
    const problem = `Non è cambiato nulla. ${wordsOf(error, languages.it).message}`;
    const view = await open(app, token, { step, problem, reason });
    // The page of an open link says nothing of the press.
    return view?.status === 200 ? { ...view, status: errorCodes[error.code].status } : view;
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
        'Un link di risposta vale una settimana e una sola risposta, finché nessuno lo ritira. Non è cambiato nulla.',
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

export const answerPage =
  (app: AppContext): FastifyPluginCallback =>
  (server, _options, done) => {
    takeFormsOnly(server, BODY_LIMIT);
    const register = (path: string, step?: Step): void => {
      server.get<Route>(path, { errorHandler: sendFailure }, (request, reply) => {
        const { token } = request.params;
        return answerSecret(
          app,
          { request, reply, secret: token },
          {
            find: () => open(app, token, { step }),
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
              isFromElsewhere(request) ? open(app, token, {}) : press(app, { token, step, reason }),
            found: (view) => send(reply, view),
            ...refusals(reply),
          },
        );
      });
    }
    done();
  };
