import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { api } from '#client/api/api.ts';
import { usePreservedInput, useUnsentInput } from '#client/hydration/preserve-input.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { ruleResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { useCall } from '#client/ui/use-call.ts';
import { anchors } from '#shared/anchors.ts';
import type { CreateBookingInput, RequestedBooking } from '#shared/bookings/bookings.schema.ts';
import type { Occupation } from '#shared/bookings/occupancy.ts';
import { requestFormRules } from '#shared/bookings/request-form-rules.ts';
import { type StayAddress, stayQuery } from '#shared/bookings/stay-address.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { ruleIssues } from '#shared/forms/field-rules.ts';
import { splitLocale } from '#shared/languages/locales.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import type { Quote } from '#shared/prices/quote.ts';
import {
  addressOfValues,
  type BookingFormValues,
  bookingFields,
  bookingIssues,
  emptyBooking,
  type InitialGuest,
  priceIssue,
  valuesFromAddress,
} from './booking-form-values.ts';
import { chooseStay } from './chosen-stay.ts';
import { isAskedFor, type ListRules, quoteFor } from './stay-quote.ts';
import type { StaySelection } from './stay-selection.ts';
import { useStayAddress } from './use-stay-address.ts';

export const BOOKING_FORM_ID = 'richiesta';

export type BookingFormOptions = {
  prices: PriceList;
  occupations: readonly Occupation[];
  today: StayDate;
  maxGuests: number;
  initialGuest?: InitialGuest | undefined;
  /** The stay in the page's address. */
  address: StayAddress;
  listRules?: ListRules | undefined;
  /** The days that the calendar shows are out of date. */
  onOutdated: () => void;
  onSent: (request: RequestedBooking) => void;
};

/** The call times out without an answer; sending it again creates no second request. */
const request = (input: CreateBookingInput, signal: AbortSignal): Promise<RequestedBooking> =>
  api.bookings.create.mutate(input, { signal });

export const useBookingForm = ({
  initialGuest,
  address,
  listRules,
  onOutdated,
  onSent,
  ...known
}: BookingFormOptions) => {
  const { occupations, maxGuests } = known;
  const language = useLanguage();
  const { periods } = known.prices;
  const gaps = listRules?.gapsOf(known);
  const house = { ...known, periods, language, listRules, gaps };
  const create = useCall(request);
  const [sent, setSent] = useState<{ booking: RequestedBooking; quote: Quote | null } | null>(null);
  const empty = emptyBooking(maxGuests, initialGuest);
  const given = valuesFromAddress(address, house);
  const form = useForm<BookingFormValues>({
    mode: 'onTouched',
    defaultValues: { ...empty, ...given },
    resolver: ruleResolver((values) => [
      ...ruleIssues(requestFormRules(maxGuests), values),
      ...bookingIssues(values, house),
    ]),
  });
  const { setError, setFocus, setValue, trigger, watch, reset } = form;
  usePreservedInput<BookingFormValues>(BOOKING_FORM_ID, (typed) =>
    reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true }),
  );
  useUnsentInput(form, {
    formId: BOOKING_FORM_ID,
    empty,
    settled: Object.keys(given) as (keyof BookingFormValues)[],
    isSent: sent !== null,
  });
  // The session may load only after the form is shown.
  const prefill = useEffectEvent(() => {
    if (form.getValues('guestName') === '') setValue('guestName', empty.guestName);
    if (form.getValues('guestEmail') === '') setValue('guestEmail', empty.guestEmail);
  });
  useEffect(() => {
    if (initialGuest?.email) prefill();
  }, [initialGuest?.email]);
  const values = watch();
  const { startDate, endDate } = values;
  useStayAddress(address, sent ? {} : addressOfValues(values, empty));
  const selection: StaySelection = { startDate, endDate };
  const quote = quoteFor(values, house);
  const problem = priceIssue(values, house)?.message;
  const query = stayQuery(addressOfValues(values, empty));
  const totalCents = quote && !sent ? quote.totalCents : null;
  useEffect(() => {
    if (totalCents === null) return chooseStay(null);
    const { path } = splitLocale(window.location.pathname);
    chooseStay({
      path: `${path}${query}#${anchors.request}`,
      locale: language.locale,
      dates: language.formatStay(startDate, endDate),
      total: language.t('prices.totalIndicativeIs', { sum: language.formatEuro(totalCents) }),
    });
  }, [query, totalCents, startDate, endDate, language]);

  // Validates the dates together as soon as they are chosen, and again when the occupied days change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the validation depends on the occupations
  useEffect(() => {
    if (startDate) void trigger(endDate ? ['startDate', 'endDate'] : 'startDate');
  }, [startDate, endDate, occupations, trigger]);

  const send = form.handleSubmit(async (wanted) => {
    if (create.isPending) return;
    try {
      const booking = await create.run(wanted satisfies CreateBookingInput);
      setSent({ booking, quote: quoteFor(wanted, house) });
      onSent(booking);
    } catch (error) {
      const known = apiErrorOf(error);
      if (known?.code === 'DATES_TAKEN') {
        setError('startDate', { message: known.message }, { shouldFocus: true });
        onOutdated();
      }
      showIssues(error, bookingFields, setError);
    }
  });

  const select = (picked: StaySelection) => {
    for (const name of ['startDate', 'endDate'] as const) {
      setValue(name, picked[name], { shouldDirty: true });
      if (picked[name]) form.clearErrors(name);
    }
  };

  const startAgain = () => {
    reset({ ...form.getValues(), startDate: '', endDate: '', note: '' });
    flushSync(() => setSent(null));
    setFocus('startDate');
  };

  const isTaken = apiErrorOf(create.error)?.code === 'DATES_TAKEN';
  const texts = [language.t('booking.notCreated'), language.t('booking.unanswered')] as const;
  const refusal = isTaken ? null : failureBeside(create.error, bookingFields, ...texts);
  const failure = form.formState.errors.root?.message ?? refusal;
  return {
    form,
    gaps,
    selection,
    quote,
    problem,
    query,
    isAskedFor: isAskedFor(selection, occupations),
    select,
    send,
    sent,
    failure,
    startAgain,
  };
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
