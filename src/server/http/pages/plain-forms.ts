import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { type AppError, invalidInput, wordsOf } from '#server/app-error.ts';
import { createRequestContext } from '#server/http/request-context.ts';
import { toAppError } from '#server/http/rest/error-answers.ts';
import { callProcedure } from '#server/http/rest/procedures.ts';
import { languages, type ServerLanguage } from '#server/languages.ts';
import { anchors, homeLink } from '#shared/anchors.ts';
import { MAX_GUESTS } from '#shared/bookings/booking-rules.ts';
import type { RequestedBooking } from '#shared/bookings/bookings.schema.ts';
import { parseStayAddress, stayQuery } from '#shared/bookings/stay-address.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { PRIVACY_NOT_ACCEPTED, plainForms } from '#shared/forms/plain-forms.ts';
import { locales, localizedPath } from '#shared/languages/locales.ts';
import type { SentMessage } from '#shared/messages.schema.ts';
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
    sendsMails: boolean,
  ) => { title: string; texts: string[] };
  failed: 'booking.notCreated' | 'contact.sendFailed';
  /** Where the form is, as on an Italian page. */
  formOf: (fields: Fields) => string;
};

/** NaN where nothing was typed, which the schemas refuse with their own text. */
const numberOf = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text));

const booking: PlainForm = {
  procedure: 'bookings.create',
  inputOf: ({ numberOfGuests, over12, linen, ...fields }) => ({
    ...fields,
    numberOfGuests: numberOfGuests === undefined ? undefined : numberOf(numberOfGuests),
    linen: linen === 'on',
    ...(over12?.trim() && {
      over12: Math.min(numberOf(over12), numberOf(numberOfGuests) || MAX_GUESTS),
    }),
  }),
  done: (answer, language, sendsMails) => {
    const { id, startDate, endDate, totalCents, guestEmail } = answer as RequestedBooking;
    const { t, formatStay, formatEuro } = language;
    const sum = totalCents === null ? null : formatEuro(totalCents);
    return {
      title: t('booking.sentTitle'),
      texts: [
        t('plainPages.requestNumber', { id }),
        formatStay(startDate, endDate),
        ...(sum === null ? [] : [t('prices.totalIndicativeIs', { sum })]),
        ...(sendsMails
          ? [t('plainPages.requestedMail', { email: guestEmail })]
          : [`${t('common.noMails')}.`, t('booking.mailsDoNotWork')]),
        t('booking.notReserved'),
      ],
    };
  },
  failed: 'booking.notCreated',
  formOf: ({ startDate, endDate, numberOfGuests, over12 }) =>
    `/${stayQuery(
      parseStayAddress({
        arrivo: startDate,
        partenza: endDate,
        ospiti: numberOfGuests,
        oltre12: over12,
      }),
    )}#${anchors.request}`,
};

const message: PlainForm = {
  procedure: 'messages.create',
  inputOf: ({ privacy, ...fields }) => {
    if (privacy !== 'on') throw invalidInput({ path: 'privacy', message: PRIVACY_NOT_ACCEPTED });
    return fields;
  },
  done: (answer, { t }) => {
    const { email } = answer as SentMessage;
    return { title: t('contact.sent'), texts: [t('plainPages.messageMail', { email })] };
  },
  failed: 'contact.sendFailed',
  formOf: () => homeLink('contact'),
};

type Refusal = { language: ServerLanguage; fields: Fields; error: AppError; requestId: string };

/** The first reason of each field. */
const reasonsOf = (issues: readonly { path: string; message: string }[]): string[] =>
  [...Map.groupBy(issues, ({ path }) => path).values()].flatMap(([first]) => first?.message ?? []);

const refusalOf = (
  { failed, formOf }: PlainForm,
  { language, fields, error, requestId }: Refusal,
): PlainPage => {
  const { t } = language;
  const { message, issues = [] } = wordsOf(error, language);
  const reasons = reasonsOf(issues);
  return {
    language,
    title: t(failed),
    texts: [...new Set(reasons.length > 0 ? reasons : [message]), t('plainPages.typed')],
    link: {
      href: localizedPath(language.locale, formOf(fields)),
      label: t('plainPages.backToForm'),
    },
    ...(error.code === 'INTERNAL' && { requestId }),
  };
};

/** Another site could make its visitors' browsers send forms, which it cannot do with JSON. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site';

export const plainFormRoutes =
  (app: AppContext, send: SendAnswer): FastifyPluginCallback =>
  (server, _options, done) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );

    const register = (path: string, form: PlainForm, language: ServerLanguage): void => {
      const { locale } = language;
      const address = localizedPath(locale, path);
      const emptyForm = localizedPath(locale, form.formOf({}));
      const fieldsOf = ({ body }: FastifyRequest): Fields => (body ?? {}) as Fields;
      const errorHandler = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
        const error = toAppError(thrown);
        const { code, retryAfterSeconds } = error;
        if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
        reply.code(errorCodes[code].status);
        const fields = fieldsOf(request);
        return send(
          request,
          reply,
          refusalOf(form, { language, fields, error, requestId: request.id }),
        );
      };
      server.post(address, { errorHandler }, async (request, reply) => {
        if (isFromElsewhere(request)) return reply.redirect(emptyForm, 303);
        const fields = fieldsOf(request);
        // A browser names its own languages, not that of the page.
        const context = { ...(await createRequestContext(app, request)), locale };
        const answer = await callProcedure(form.procedure, context, form.inputOf(fields));
        const sendsMails = app.config.mail.server !== undefined;
        return send(request, reply, { language, ...form.done(answer, language, sendsMails) });
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
