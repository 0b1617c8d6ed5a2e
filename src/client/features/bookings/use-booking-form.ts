import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePreservedInput } from '#client/hydration/preserve-input.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { fieldIssues, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { CreateBookingInput } from '#shared/bookings.schema.ts';
import type { Occupation } from '#shared/occupancy.ts';
import type { PriceList } from '#shared/prices.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import {
  type BookingFormValues,
  bookingFields,
  bookingIssue,
  emptyBooking,
  type InitialGuest,
} from './booking-form-values.ts';
import { quoteFor } from './stay-quote.ts';
import type { StaySelection } from './stay-selection.ts';

export const BOOKING_FORM_ID = 'richiesta';

export type SentBooking = { startDate: StayDate; endDate: StayDate; guestEmail: string };

type BookingFormOptions = {
  prices: PriceList;
  occupations: readonly Occupation[];
  today: StayDate;
  maxGuests: number;
  initialGuest?: InitialGuest | undefined;
};

export const useBookingForm = ({
  prices,
  occupations,
  today,
  maxGuests,
  initialGuest,
}: BookingFormOptions) => {
  const utils = trpc.useUtils();
  const create = trpc.bookings.create.useMutation();
  const [sent, setSent] = useState<SentBooking | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<BookingFormValues>({
    mode: 'onTouched',
    defaultValues: emptyBooking(maxGuests, initialGuest),
    resolver: schemaResolver(async () => {
      const { createBookingInput } = await import('#shared/bookings.schema.ts');
      const house = { occupations, periods: prices.periods, today, maxGuests };
      return { schema: createBookingInput, alsoWrong: (values) => bookingIssue(values, house) };
    }),
  });
  const { setError, setValue, trigger, watch, reset } = form;
  usePreservedInput<BookingFormValues>(BOOKING_FORM_ID, (typed) =>
    reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true }),
  );
  const [startDate, endDate, numberOfGuests, over12, linen] = watch([
    'startDate',
    'endDate',
    'numberOfGuests',
    'over12',
    'linen',
  ]);
  const selection: StaySelection = { startDate, endDate };
  const quote = quoteFor(
    { ...selection, numberOfGuests, over12, linen },
    { prices, occupations, today },
  );

  // Validates both dates together, and again when the occupied days change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the validation depends on the occupations
  useEffect(() => {
    if (startDate && endDate) void trigger(['startDate', 'endDate']);
  }, [startDate, endDate, occupations, trigger]);

  const showFailure = (error: unknown) => {
    const known = apiErrorOf(error);
    if (known?.code === 'DATES_TAKEN') {
      setError('startDate', { message: known.message }, { shouldFocus: true });
      void utils.bookings.list.invalidate();
      return;
    }
    showIssues(error, bookingFields, setError);
    if (fieldIssues(error, bookingFields).length > 0) return;
    setFailure(errorText(error, 'Errore nel creare la prenotazione'));
  };

  const send = form.handleSubmit(async (values) => {
    if (create.isPending) return;
    setFailure(null);
    try {
      await create.mutateAsync(values satisfies CreateBookingInput);
      setSent({ startDate, endDate, guestEmail: values.guestEmail.trim() });
      await utils.bookings.invalidate();
    } catch (error) {
      showFailure(error);
    }
  });

  const select = (picked: StaySelection) => {
    for (const name of ['startDate', 'endDate'] as const) {
      setValue(name, picked[name], { shouldDirty: true });
      if (picked[name]) form.clearErrors(name);
    }
  };

  const startAgain = () => {
    setSent(null);
    reset({ ...form.getValues(), startDate: '', endDate: '', note: '' });
  };

  return { form, selection, quote, select, send, sent, failure, startAgain };
};

export type BookingFormState = ReturnType<typeof useBookingForm>;
