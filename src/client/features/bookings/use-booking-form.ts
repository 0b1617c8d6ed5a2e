import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { usePreservedInput, useUnsentInput } from '#client/hydration/preserve-input.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { ruleResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { giveUpSignal } from '#client/ui/slow-answer.tsx';
import { anchors } from '#shared/anchors.ts';
import type { CreateBookingInput, RequestedBooking } from '#shared/bookings/bookings.schema.ts';
import type { Occupation } from '#shared/bookings/occupancy.ts';
import { requestFormRules } from '#shared/bookings/request-form-rules.ts';
import { type StayAddress, stayQuery } from '#shared/bookings/stay-address.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { ruleIssues } from '#shared/forms/field-rules.ts';
import { splitLocale } from '#shared/languages/locales.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
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
import { isAskedFor, quoteFor } from './stay-quote.ts';
import type { StaySelection } from './stay-selection.ts';
import { useStayAddress } from './use-stay-address.ts';

export const BOOKING_FORM_ID = 'richiesta';

export type BookingFormOptions = {
  prices: PriceList;
  occupations: readonly Occupation[];
  today: StayDate;
  maxGuests: number;
  initialGuest?: InitialGuest | undefined;
  address: StayAddress;
  onAddress: (address: StayAddress) => void;
};

/** The call times out without an answer; sending it again creates no second request. */
const useRequest = () => {
  const { client } = trpc.useUtils();
  return useMutation({
    meta: { refetches: false },
    mutationFn: (input: CreateBookingInput) =>
      client.bookings.create.mutate(input, { signal: giveUpSignal() }),
  });
};

export const useBookingForm = ({
  initialGuest,
  address,
  onAddress,
  ...known
}: BookingFormOptions) => {
  const { occupations, maxGuests } = known;
  const language = useLanguage();
  const house = { ...known, periods: known.prices.periods, language };
  const utils = trpc.useUtils();
  const create = useRequest();
  const [sent, setSent] = useState<RequestedBooking | null>(null);
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
  useStayAddress({
    address,
    onAddress,
    chosen: sent ? {} : addressOfValues(values, empty),
    onFollowed: (followed) =>
      reset({ ...values, ...valuesFromAddress(followed, house) }, { keepDefaultValues: true }),
  });
  const selection: StaySelection = { startDate, endDate };
  const quote = quoteFor(values, house);
  const problem = priceIssue(values, house)?.message;
  const query = stayQuery(addressOfValues(values, empty));
  const totalCents = quote && !sent ? quote.totalCents : null;
  useEffect(() => {
    const { path } = splitLocale(window.location.pathname);
    const stay = { path: `${path}${query}#${anchors.request}`, startDate, endDate };
    chooseStay(totalCents === null ? null : { ...stay, totalCents });
  }, [query, totalCents, startDate, endDate]);

  // Validates the dates together as soon as they are chosen, and again when the occupied days change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the validation depends on the occupations
  useEffect(() => {
    if (startDate) void trigger(endDate ? ['startDate', 'endDate'] : 'startDate');
  }, [startDate, endDate, occupations, trigger]);

  const send = form.handleSubmit(async (wanted) => {
    if (create.isPending) return;
    try {
      setSent(await create.mutateAsync(wanted satisfies CreateBookingInput));
      await utils.bookings.invalidate();
    } catch (error) {
      const known = apiErrorOf(error);
      if (known?.code === 'DATES_TAKEN') {
        setError('startDate', { message: known.message }, { shouldFocus: true });
        void utils.bookings.list.invalidate();
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
    selection,
    quote,
    problem,
    isAskedFor: isAskedFor(selection, occupations),
    select,
    send,
    sent,
    failure,
    startAgain,
  };
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
