import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { type AppError, invalidInput, wordsOf } from '#server/app-error.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import { stayCard } from '#server/features/bookings/stay-card.ts';
import { snapshotOf } from '#server/features/bookings/stay-snapshot.ts';
import { factText } from '#server/features/outbox/mail-text.ts';
import { getMailSite } from '#server/features/site-settings/test-mail.service.ts';
import { createRequestContext } from '#server/http/request-context.ts';
import { toAppError } from '#server/http/rest/error-answers.ts';
import { callProcedure } from '#server/http/rest/procedures.ts';
import { languages, type ServerLanguage } from '#server/languages.ts';
import { hostLinks } from '#shared/addresses.ts';
import { homeLink } from '#shared/anchors.ts';
import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import type { RequestedBooking } from '#shared/bookings/bookings.schema.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { PRIVACY_NOT_ACCEPTED, plainForms } from '#shared/forms/plain-forms.ts';
import { locales, localizedPath } from '#shared/languages/locales.ts';
import type { SentMessage } from '#shared/messages.schema.ts';
import { isFromElsewhere, takeFormsOnly } from './form-bodies.ts';
import type { SendAnswer } from './plain-answers.ts';
import type { PlainPage } from './plain-page.ts';

// Visitors' forms as a browser sends them without JavaScript. They call the same procedures as the API.

/** More than the longest note and message take. */
const BODY_LIMIT = 64 * 1024;

type Fields = Record<string, string>;

type PlainForm = {
  procedure: string;
  /** Throws INVALID_INPUT. */
  inputOf: (fields: Fields) => object;
  done: (
    answer: unknown,
    language: ServerLanguage,
    app: AppContext,
  ) => Promise<{ title: string; texts: string[] }>;
  failed: 'booking.notCreated' | 'contact.sendFailed';
  /** Where the form is, as on an Italian page. */
  formPath: string;
};

/** NaN where nothing was typed, which the schemas refuse with their own text. */
const numberOf = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The facts of a stay in the mail about a request, each line of a fact by itself. */
const stayLines = async (
  { database, clock }: AppContext,
  id: number,
  language: ServerLanguage,
): Promise<string[]> => {
  const booking = await findStay(database, id);
  const stay = await snapshotOf(database, booking, clock.now());
  const { facts, sums, total } = stayCard(stay, { standing: 'waiting' }, language);
  return [...facts, ...sums, ...(total ? [total] : [])].flatMap((fact) =>
    factText(fact, language).split('\n'),
  );
};

const booking: PlainForm = {
  procedure: 'bookings.create',
  inputOf: ({ numberOfGuests, over12, linen, animals, ...fields }) => ({
    ...fields,
    numberOfGuests: numberOfGuests === undefined ? undefined : numberOf(numberOfGuests),
    linen: linen === 'on',
    // A house that charges nothing for them does not ask.
    ...(animals !== undefined && { animals: numberOf(animals) }),
    ...(over12?.trim() && {
      over12: Math.min(numberOf(over12), numberOf(numberOfGuests) || MAX_GUESTS),
    }),
  }),
  done: async (answer, language, app) => {
    const { id, guestEmail, note } = answer as RequestedBooking;
    const { t, locale } = language;
    const { house } = await getMailSite(app);
    const links = hostLinks(house[locale]).map(({ text }) => text);
    return {
      title: t('booking.sentTitle'),
      texts: [
        t('plainPages.requestNumber', { id }),
        ...(await stayLines(app, id, language)),
        ...(note ? [t('mails.line', { label: t('mails.yourNote'), value: note })] : []),
        ...(app.config.mail.server === undefined
          ? [`${t('common.noMails')}.`, t('booking.mailsDoNotWork'), ...links]
          : [t('plainPages.requestedMail', { email: guestEmail })]),
        t('booking.notReserved'),
      ],
    };
  },
  failed: 'booking.notCreated',
  formPath: homeLink('request'),
};

const message: PlainForm = {
  procedure: 'messages.create',
  inputOf: ({ privacy, ...fields }) => {
    if (privacy !== 'on') throw invalidInput({ path: 'privacy', message: PRIVACY_NOT_ACCEPTED });
    return fields;
  },
  done: async (answer, { t }) => {
    const { email } = answer as SentMessage;
    return { title: t('contact.sent'), texts: [t('plainPages.messageMail', { email })] };
  },
  failed: 'contact.sendFailed',
  formPath: homeLink('contact'),
};

type Refusal = { language: ServerLanguage; error: AppError; requestId: string };

/** The first reason of each field. */
const reasonsOf = (issues: readonly { path: string; message: string }[]): string[] =>
  [...Map.groupBy(issues, ({ path }) => path).values()].flatMap(([first]) => first?.message ?? []);

const refusalOf = ({ failed }: PlainForm, { language, error, requestId }: Refusal): PlainPage => {
  const { t } = language;
  const { message, issues = [] } = wordsOf(error, language);
  const reasons = reasonsOf(issues);
  return {
    language,
    title: t(failed),
    texts: [...new Set(reasons.length > 0 ? reasons : [message]), t('plainPages.typed')],
    // A link would lead to an empty form.
    link: null,
    ...(error.code === 'INTERNAL' && { requestId }),
  };
};

export const plainFormRoutes =
  (app: AppContext, send: SendAnswer): FastifyPluginCallback =>
  (server, _options, done) => {
    takeFormsOnly(server, BODY_LIMIT);

    const register = (path: string, form: PlainForm, language: ServerLanguage): void => {
      const { locale } = language;
      const address = localizedPath(locale, path);
      const emptyForm = localizedPath(locale, form.formPath);
      const fieldsOf = ({ body }: FastifyRequest): Fields => (body ?? {}) as Fields;
      const errorHandler = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
        const error = toAppError(thrown);
        const { code, retryAfterSeconds } = error;
        if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
        reply.code(errorCodes[code].status);
        return send(request, reply, refusalOf(form, { language, error, requestId: request.id }));
      };
      server.post(address, { errorHandler }, async (request, reply) => {
        if (isFromElsewhere(request)) return reply.redirect(emptyForm, 303);
        const fields = fieldsOf(request);
        // A browser names its own languages, not that of the page.
        const context = { ...(await createRequestContext(app, request)), locale };
        const answer = await callProcedure(form.procedure, context, form.inputOf(fields));
        return send(request, reply, { language, ...(await form.done(answer, language, app)) });
      });
      // For a reload of the answer's address.
      server.get(address, (_request, reply) => reply.redirect(emptyForm, 303));
    };
    for (const locale of locales) {
      register(plainForms.booking, booking, languages[locale]);
      register(plainForms.message, message, languages[locale]);
    }
    done();
  };
