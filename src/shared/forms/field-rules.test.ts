import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { MAX_GUESTS, tooManyGuests } from '#shared/bookings/booking-rules.ts';
import { createBookingInput } from '#shared/bookings/bookings.schema.ts';
import { requestFormRules } from '#shared/bookings/request-form-rules.ts';
import { contactFormRules } from '#shared/contact-form-rules.ts';
import { createMessageInput } from '#shared/messages.schema.ts';
import { reviewFormRules } from '#shared/review-rules.ts';
import { createReviewInput } from '#shared/reviews.schema.ts';
import { type FieldRules, ruleIssues } from './field-rules.ts';

// Visitors' forms check the same as the schemas of their calls, field by field, in the same words.

/** The first issue of each field, according to the schema of the call. */
const schemaSays = (schema: ZodType, values: object): Record<string, string> => {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
};

const rulesSay = <Values extends object>(
  rules: FieldRules<Values>,
  values: Values,
): Record<string, string> =>
  Object.fromEntries(ruleIssues(rules, values).map(({ path, message }) => [path, message]));

/** Texts near the limits of a field, with what people paste: spaces, lines, signs of two units. */
const typed = (...limits: number[]) =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', '\n', '\t a', '\u0000', '\ud800', 'Anna\nRossi', '𝒜'),
    ...limits.flatMap((limit) =>
      [limit - 1, limit, limit + 1].map((length) =>
        fc.constantFrom('a', '𝒜', ' ').map((sign) => `x${sign.repeat(Math.max(0, length - 1))}`),
      ),
    ),
  );

const email = fc.oneof(
  fc.emailAddress(),
  typed(254),
  fc.constantFrom(' ANNA@Example.COM ', 'anna@città.it', 'anna@', 'a@b', 'a..b@c.it', '@c.it'),
  fc.integer({ min: 240, max: 260 }).map((length) => `${'a'.repeat(length - 5)}@b.it`),
);

const count = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom(Number.NaN, 1.5, -0.5, 1e300),
);

const day = fc.oneof(
  fc.constantFrom('', '2026-02-29', '2028-02-29', '2026-7-4', ' 2026-07-04', '0000-01-01'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

const phone = (limit: number) =>
  fc.oneof(typed(limit), fc.string({ unit: fc.constantFrom(...'+0123 ()./-a') }));

it('the request for a stay', () => {
  const form = fc.record({
    startDate: day,
    endDate: day,
    numberOfGuests: count,
    over12: count,
    guestName: typed(1, 100),
    guestEmail: email,
    guestPhone: phone(30),
    note: typed(2000),
  });
  fc.assert(
    fc.property(form, (values) => {
      const found = rulesSay(requestFormRules(MAX_GUESTS), values);
      const expected = schemaSays(createBookingInput, values);
      // The form names the house's own limit, the call the site's.
      if (values.numberOfGuests > MAX_GUESTS && Number.isSafeInteger(values.numberOfGuests)) {
        expected.numberOfGuests = tooManyGuests(MAX_GUESTS);
      }
      expect(found).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('the message to the owners', () => {
  const form = fc.record({
    name: typed(2, 100),
    email,
    phone: phone(40),
    message: typed(10, 5000),
  });
  fc.assert(
    fc.property(form, (values) => {
      const expected = schemaSays(createMessageInput, values);
      expect(rulesSay(contactFormRules, values)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('the review', () => {
  const form = fc.record({ rating: count, comment: typed(10, 500) });
  fc.assert(
    fc.property(form, (values) => {
      const expected = schemaSays(createReviewInput, values);
      expect(rulesSay(reviewFormRules, values)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
