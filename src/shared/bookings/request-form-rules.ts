import { cleanLine } from '#shared/forms/clean-text.ts';
import {
  dayRule,
  emailRule,
  type FieldRules,
  lineRule,
  textRule,
  wholeNumberRule,
} from '#shared/forms/field-rules.ts';
import { text } from '#shared/texts/texts.ts';
import { MAX_GUESTS, NO_ADULTS, NO_GUESTS, tooManyGuests } from './booking-rules.ts';

type RequestForm = {
  startDate: string;
  endDate: string;
  numberOfGuests: number;
  over12: number;
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  note: string;
};

const fraction = text('booking.guestsWhole');

/** Figures, spaces and the usual signs. */
const phone = /^\+?[\d\s()./-]{5,}$/;

export const isPhone = (value: string): boolean => value === '' || phone.test(value);

const phoneLine = lineRule({ max: 30 });

/** What visitors' form for a request checks in each field; `maxGuests` is what this house takes. */
export const requestFormRules = (maxGuests: number): FieldRules<RequestForm> => ({
  startDate: dayRule(text('booking.checkInRequired')),
  endDate: dayRule(text('booking.checkOutRequired')),
  numberOfGuests: wholeNumberRule({
    min: 1,
    max: maxGuests,
    missing: NO_GUESTS,
    fraction,
    tooMany: tooManyGuests(maxGuests),
  }),
  over12: wholeNumberRule({
    min: 0,
    max: MAX_GUESTS,
    missing: NO_ADULTS,
    fraction,
    tooMany: text('booking.tooManyGuests', { max: MAX_GUESTS }),
  }),
  guestName: lineRule({ min: 1, max: 100, missing: text('booking.nameRequired') }),
  guestEmail: emailRule({
    required: text('booking.emailRequired'),
    invalid: text('booking.emailInvalid'),
  }),
  guestPhone: (value) =>
    phoneLine(value) ?? (isPhone(cleanLine(value)) ? null : text('booking.phoneInvalid')),
  note: textRule({ max: 2000 }),
});
