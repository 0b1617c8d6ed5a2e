import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { type AppError, invalidInput, wordsOf } from '#server/app-error.ts';
import { languages, serverText } from '#server/languages.ts';
import { appErrorOf } from '#server/trpc/errors.ts';
import { anchors, homeLink } from '#shared/anchors.ts';
import { MAX_GUESTS } from '#shared/booking-rules.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { formatStay } from '#shared/italian-dates.ts';
import { plainForms } from '#shared/plain-forms.ts';
import { parseStayAddress, stayQuery } from '#shared/stay-address.ts';
import { sendPlainPage } from './plain-page.ts';
import { callProcedure } from './procedures.ts';
import { createRequestContext } from './request-context.ts';

// Visitors' forms as a browser sends them without JavaScript. They call the same procedures as the API.

/** More than the longest note and message take. */
const BODY_LIMIT = 64 * 1024;

type Fields = Record<string, string>;

type PlainForm = {
  procedure: string;
  /** Throws INVALID_INPUT. */
  inputOf: (fields: Fields) => object;
  /** The specification's texts, section 8. */
  done: { title: string; texts: (fields: Fields) => string[] };
  failed: string;
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
  done: {
    title: 'Richiesta di Prenotazione inviata!',
    texts: ({ startDate = '', endDate = '', guestEmail = '' }) => [
      formatStay(startDate, endDate),
      `Dopo la nostra approvazione arriverà una email di conferma a ${guestEmail.trim()}.`,
    ],
  },
  failed: 'Errore nel creare la prenotazione',
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
    if (privacy !== 'on') {
      throw invalidInput({ path: 'privacy', message: serverText('contact.privacyNotAccepted') });
    }
    return fields;
  },
  done: {
    title: 'Messaggio inviato con successo!',
    texts: ({ email = '' }) => [`Ti rispondiamo via email a ${email.trim()}.`],
  },
  failed: "Errore nell'invio del messaggio",
  formOf: () => homeLink('contact'),
};

const TYPED = 'Con il tasto Indietro del browser si torna al modulo come è stato scritto.';

const sendRefusal = (
  reply: FastifyReply,
  { failed, formOf }: PlainForm,
  { fields, error, requestId }: { fields: Fields; error: AppError; requestId: string },
): FastifyReply => {
  const words = wordsOf(error, languages.it);
  const reasons = (words.issues ?? []).map(({ message }) => message);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return sendPlainPage(reply.code(errorCodes[error.code].status), {
    title: failed,
    texts: [...new Set(reasons.length > 0 ? reasons : [words.message]), TYPED],
    link: { href: formOf(fields), label: 'Torna al modulo' },
    ...(error.code === 'INTERNAL' && { requestId }),
  });
};

/** Another site could make its visitors' browsers send forms, which it cannot do with JSON. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site';

export const plainFormRoutes =
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

    const register = (path: string, form: PlainForm): void => {
      server.post(path, async (request, reply) => {
        const fields = (request.body ?? {}) as Fields;
        if (isFromElsewhere(request)) return reply.redirect(form.formOf({}), 303);
        try {
          const context = await createRequestContext(app, request);
          await callProcedure(form.procedure, context, form.inputOf(fields));
        } catch (error) {
          const known = appErrorOf(error);
          return sendRefusal(reply, form, { fields, error: known, requestId: request.id });
        }
        const { title, texts } = form.done;
        return sendPlainPage(reply, { title, texts: texts(fields) });
      });
      // Whoever opens the answer's address again.
      server.get(path, (_request, reply) => reply.redirect(form.formOf({}), 303));
    };
    register(plainForms.booking, booking);
    register(plainForms.message, message);
    done();
  };
