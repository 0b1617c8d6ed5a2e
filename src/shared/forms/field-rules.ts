import { regexes } from 'zod/v4/core';
import { asciiAddress } from '#shared/accounts/email-address.ts';
import { isStayDate } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { text } from '#shared/texts/texts.ts';
import { cleanLine, cleanText } from './clean-text.ts';

/*
 * The checks of visitors' forms without a schema, because the library of schemas weighs as much as all
 * other code of a form. A test compares each form's rules with the schema of its call.
 */

/** The message of a value's first problem, or null. */
export type FieldRule<Value> = (value: Value) => string | null;

/** One rule for each field of a form. */
export type FieldRules<Values> = { readonly [Field in keyof Values]: FieldRule<Values[Field]> };

/** The first problem of each field. */
export const ruleIssues = <Values extends object>(
  rules: FieldRules<Values>,
  values: Values,
): InputIssue[] =>
  (Object.keys(rules) as (keyof Values & string)[]).flatMap((path) => {
    const message = rules[path](values[path]);
    return message === null ? [] : [{ path, message }];
  });

/** In code points, as the schemas count. */
const lengthOf = (value: string): number => [...value].length;

type TextRule = {
  /** At most so many characters. */
  max: number;
  /** At least so many, 0 if left out. */
  min?: number;
  /** The message for an empty text. */
  missing?: string;
  /** The message for a text that is too short, if it is not the one for an empty text. */
  tooShort?: string;
  /** The message for a text that is too long, if not the usual one. */
  tooLong?: string;
};

const cleanedTextRule =
  (clean: (value: string) => string, rule: TextRule): FieldRule<string> =>
  (value) => {
    const { max, min = 0, missing = '', tooShort = missing } = rule;
    const length = lengthOf(clean(value));
    if (length === 0 && min > 0) return missing;
    if (length < min) return tooShort;
    return length > max ? (rule.tooLong ?? text('forms.tooLong', { max })) : null;
  };

export const lineRule = (rule: TextRule): FieldRule<string> => cleanedTextRule(cleanLine, rule);

/** The same for a text of several lines. */
export const textRule = (rule: TextRule): FieldRule<string> => cleanedTextRule(cleanText, rule);

/** Longer addresses do not exist (RFC 5321). */
const EMAIL_MAX = 254;

export const emailRule =
  (messages: { required: string; invalid: string }): FieldRule<string> =>
  (value) => {
    const typed = value.trim();
    if (typed === '') return messages.required;
    const address = asciiAddress(typed.toLowerCase());
    const isAddress =
      typed.length <= EMAIL_MAX && address.length <= EMAIL_MAX && regexes.email.test(address);
    return isAddress ? null : messages.invalid;
  };

/** A day as `yyyy-MM-dd`. */
export const dayRule =
  (missing: string): FieldRule<string> =>
  (value) => {
    if (value === '') return missing;
    return isStayDate(value) ? null : text('forms.dateMissing');
  };

type NumberRule = {
  min: number;
  max: number;
  /** The message for a field that is empty (NaN) or too small. */
  missing: string;
  fraction: string;
  tooMany: string;
};

export const wholeNumberRule =
  ({ min, max, missing, fraction, tooMany }: NumberRule): FieldRule<number> =>
  (value) => {
    if (!Number.isFinite(value)) return missing;
    if (!Number.isSafeInteger(value)) return fraction;
    if (value < min) return missing;
    return value > max ? tooMany : null;
  };
