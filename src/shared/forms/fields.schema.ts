import { z } from 'zod';
import { it as italian } from 'zod/locales';
import { asciiAddress } from '#shared/accounts/email-address.ts';
import { isSafeAddress } from '#shared/addresses.ts';
import { isStayDate } from '#shared/bookings/stay-dates.ts';
import { slugPattern } from '#shared/cms/slug.ts';
import { locales } from '#shared/languages/locales.ts';
import { reference } from '#shared/languages/translator.ts';
import { text } from '#shared/texts/texts.ts';
import { cleanLine, cleanText } from './clean-text.ts';

// Fields that several inputs share, with their validation messages.

const { localeError } = italian();

/**
 * The message of a check without its own text: the library's words in Italian, a short text of ours in
 * any other language.
 */
const usualText: typeof localeError = (issue) => {
  const words = localeError(issue);
  return reference('forms.invalid', { words: typeof words === 'string' ? words : '' });
};

// In a browser zod makes no code from strings: the pages' policy forbids it, and trying would be reported.
z.config({ localeError: usualText, jitless: 'document' in globalThis });

/** A text that is too long skips all further checks. */
const tooLong = (max: number) => ({
  error: text('forms.tooLong', { max }),
  abort: true,
});

/** A required line; `message` if it is missing, blank or not a string. */
export const requiredLine = (message: string, max: number) =>
  z.string({ error: message }).overwrite(cleanLine).min(1, message).max(max, tooLong(max));

type Between = [message: string, min: number, max: number, lengthMessage?: string];

/** A required line of `min` to `max` characters; one message if it is missing, one for its length. */
export const lineBetween = (...[message, min, max, lengthMessage = message]: Between) =>
  z
    .string({ error: message })
    .overwrite(cleanLine)
    .min(1, message)
    .min(min, lengthMessage)
    .max(max, { error: lengthMessage, abort: true });

/** The same for multi-line text, which may be empty where `min` is 0. */
export const textBetween = (...[message, min, max, lengthMessage = message]: Between) =>
  z
    .string({ error: message })
    .overwrite(cleanText)
    .min(Math.min(min, 1), message)
    .min(min, lengthMessage)
    .max(max, { error: lengthMessage, abort: true });

/** Multi-line text that may be empty. */
export const optionalText = (max: number) =>
  z
    .string({ error: text('forms.textMissing') })
    .overwrite(cleanText)
    .max(max, tooLong(max));

/** A line that may be empty. */
export const optionalLine = (max: number) =>
  z
    .string({ error: text('forms.textMissing') })
    .overwrite(cleanLine)
    .max(max, tooLong(max));

/** Required multi-line text. */
export const requiredText = (message: string, max: number) =>
  z.string({ error: message }).overwrite(cleanText).min(1, message).max(max, tooLong(max));

/** The language in which the site writes to a person. */
export const locale = z.enum(locales, {
  error: text('calls.unknownLanguage', { tags: locales.join(', ') }),
});

/** A link's target: a path of this site, http(s), mailto or tel; may be empty. */
export const linkAddress = optionalLine(500).refine(
  (address) => address === '' || isSafeAddress(address),
  'Inserisci un indirizzo che inizia con / oppure con https://',
);

/** The last segment of a page's address, trimmed. */
export const slug = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(200, tooLong(200))
    .regex(slugPattern, 'Lo slug può contenere solo lettere minuscole, numeri e trattini.');

/**
 * An e-mail address, trimmed, lower-cased and with its domain in ASCII, so that each address has one
 * spelling. At most 254 characters (RFC 5321).
 */
export const emailAddress = (messages: { required: string; invalid: string }) =>
  z
    .string({ error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(254, { error: messages.invalid, abort: true })
    .toLowerCase()
    .overwrite(asciiAddress)
    .pipe(z.email({ error: messages.invalid }).max(254, messages.invalid))
    .meta({ format: 'email' });

/** The same, or an empty text. */
export const optionalEmailAddress = (invalid: string) =>
  z
    .string({ error: invalid })
    .trim()
    .max(254, { error: invalid, abort: true })
    .toLowerCase()
    .overwrite(asciiAddress)
    .refine((address) => address === '' || z.email().max(254).safeParse(address).success, invalid);

/** A day as `yyyy-MM-dd`; `message` if it is missing, another if the day does not exist. */
export const stayDate = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .refine(isStayDate, { error: text('forms.dateMissing') })
    .meta({ format: 'date', example: '2026-07-04' });

export const entityId = z
  .number({ error: text('calls.idInvalid') })
  .int()
  .positive();

/** Incremented by each write to its entity. */
export const version = z.number().int().positive();

const versionInvalid = text('calls.versionInvalid');

/**
 * The version that the editor loaded. If the entity is newer, the write fails with CHANGED_MEANWHILE;
 * without a version the last write wins.
 */
export const seenVersion = z
  .number({ error: versionInvalid })
  .int(versionInvalid)
  .positive(versionInvalid)
  .optional();

/** An instant: ISO 8601 in UTC. */
export const instant = z.string().meta({ format: 'date-time' });

/** A slug or a numeric id: both share one path parameter in REST. */
export const slugOrId = z.object({
  id: z.string().min(1).max(200).meta({ description: 'The slug, or the id in figures' }),
});

export const byId = z.object({ id: entityId });
export const message = z.object({ message: z.string() });
