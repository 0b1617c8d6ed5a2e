import { z } from 'zod';
import { it as italian } from 'zod/locales';
import { isSafeAddress } from './addresses.ts';
import { slugPattern } from './slug.ts';
import { isStayDate } from './stay-dates.ts';

// The fields that many inputs share, with the messages people read when one is wrong.

// For fields without a message of their own, on the server as in the browser.
z.config(italian());

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/g;

/** Unpaired surrogates and control characters mean nothing to a reader and break mails and files. */
const cleanText = (text: string): string => text.toWellFormed().replace(controls, '').trim();
const oneLine = (text: string): string => cleanText(text.replace(/[\t\r\n]+/g, ' '));

const tooLong = (max: number) => `Il testo è troppo lungo: al massimo ${max} caratteri.`;

/** One required line of text; `message` when it is missing, blank or no text at all. */
export const requiredLine = (message: string, max: number) =>
  z.string({ error: message }).overwrite(oneLine).min(1, message).max(max, tooLong(max));

type Between = [message: string, min: number, max: number, lengthMessage?: string];

/** One line of so many characters; one message for what is missing, and one for another length. */
export const lineBetween = (...[message, min, max, lengthMessage = message]: Between) =>
  z
    .string({ error: message })
    .overwrite(oneLine)
    .min(1, message)
    .min(min, lengthMessage)
    .max(max, lengthMessage);

/** The same for several lines. */
export const textBetween = (...[message, min, max, lengthMessage = message]: Between) =>
  z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, message)
    .min(min, lengthMessage)
    .max(max, lengthMessage);

/** Several lines of text that may stay empty. */
export const optionalText = (max: number) =>
  z.string({ error: 'Inserisci un testo.' }).overwrite(cleanText).max(max, tooLong(max));

/** One line that may stay empty. */
export const optionalLine = (max: number) =>
  z.string({ error: 'Inserisci un testo.' }).overwrite(oneLine).max(max, tooLong(max));

/** Several lines of required text. */
export const requiredText = (message: string, max: number) =>
  z.string({ error: message }).overwrite(cleanText).min(1, message).max(max, tooLong(max));

/** Where a link leads: a path of this site, another site, an address to write to or call; may stay empty. */
export const linkAddress = optionalLine(500).refine(
  (address) => address === '' || isSafeAddress(address),
  'Inserisci un indirizzo che inizia con / oppure con https://',
);

/** The last part of a page's address, trimmed. */
export const slug = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(200, tooLong(200))
    .regex(slugPattern, 'Lo slug può contenere solo lettere minuscole, numeri e trattini.');

/** An address as it is stored and compared: trimmed, in lower case. At most 254 characters (RFC 5321). */
export const emailAddress = (messages: { required: string; invalid: string }) =>
  z
    .string({ error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(254, messages.invalid)
    .toLowerCase()
    .pipe(z.email({ error: messages.invalid }));

/** A day as `yyyy-MM-dd`; `message` when it is missing, another one when there is no such day. */
export const stayDate = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .refine(isStayDate, { error: 'Inserisci una data esistente (aaaa-mm-gg).' })
    .meta({ format: 'date', example: '2026-07-04' });

export const entityId = z.number({ error: 'Indica un identificativo valido.' }).int().positive();

/** Raised by each write of what it belongs to. */
export const version = z.number().int().positive();

/**
 * The version that an editor has seen: where there is a newer one by now, the write is refused with
 * CHANGED_MEANWHILE. Left out, the last write wins.
 */
export const seenVersion = z
  .number({ error: 'Indica la versione con un numero intero.' })
  .int('Indica la versione con un numero intero.')
  .positive('Indica la versione con un numero intero.')
  .optional();

/** An instant: ISO 8601 in UTC. */
export const instant = z.string().meta({ format: 'date-time' });

/** A thing by its slug, or by its id in figures. One address in REST, hence one name. */
export const slugOrId = z.object({
  id: z.string().min(1).max(200).meta({ description: 'The slug, or the id in figures' }),
});

export const byId = z.object({ id: entityId });
export const message = z.object({ message: z.string() });
