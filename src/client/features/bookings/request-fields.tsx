import { useEffect, useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_YEARS_AHEAD, over12After } from '#shared/bookings/booking-rules.ts';
import { addYears, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { BookingFormValues } from './booking-form-values.ts';

export type RequestForm = UseFormReturn<BookingFormValues>;

export const DateFields = ({ form, today }: { form: RequestForm; today: StayDate }) => {
  const { t } = useLanguage();
  const { errors, defaultValues } = form.formState;
  const startDate = form.watch('startDate');
  const last = addYears(today, MAX_YEARS_AHEAD);
  return (
    <div className="pair-grid gap-4">
      <TextField
        type="date"
        className="max-sm:px-2"
        label={t('booking.checkIn')}
        required
        min={today}
        max={last}
        error={errors.startDate?.message}
        defaultValue={defaultValues?.startDate}
        {...form.register('startDate')}
      />
      <TextField
        type="date"
        className="max-sm:px-2"
        label={t('booking.checkOut')}
        required
        min={startDate || today}
        max={last}
        error={errors.endDate?.message}
        defaultValue={defaultValues?.endDate}
        {...form.register('endDate')}
      />
    </div>
  );
};

export const PartyFields = ({ form, maxGuests }: { form: RequestForm; maxGuests: number }) => {
  const { t } = useLanguage();
  const changeGuests = (guests: number) => {
    const over12 = over12After(form.getValues(), Math.min(guests, maxGuests));
    form.setValue('over12', over12, { shouldDirty: true });
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          name="numberOfGuests"
          control={form.control}
          render={({ field, fieldState }) => (
            <StepperField
              {...field}
              label={t('booking.guests')}
              steps={[t('booking.oneGuestLess'), t('booking.oneGuestMore')]}
              required
              min={1}
              max={maxGuests}
              error={fieldState.error?.message}
              onChange={(guests) => {
                changeGuests(guests);
                field.onChange(guests);
              }}
            />
          )}
        />
        <Controller
          name="over12"
          control={form.control}
          render={({ field, fieldState }) => (
            <StepperField
              {...field}
              label={t('booking.over12')}
              steps={[t('booking.oneOver12Less'), t('booking.oneOver12More')]}
              min={0}
              max={maxGuests}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <CheckboxField label={t('booking.linen')} {...form.register('linen')} />
    </>
  );
};

/** Folded on phones, until a field has content: only then it can be wrong. */
const OptionalFields = ({ form }: { form: RequestForm }) => {
  const { t } = useLanguage();
  const { errors } = form.formState;
  const fold = useRef<HTMLDetailsElement>(null);
  const hasContent = form.watch(['guestPhone', 'note']).some((value) => value !== '');
  useEffect(() => {
    if (hasContent && fold.current) fold.current.open = true;
  }, [hasContent]);
  return (
    <Fold ref={fold} title={t('booking.addPhoneAndNote')}>
      <div className="grid gap-4">
        <TextField
          label={t('booking.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={false}
          maxLength={30}
          error={errors.guestPhone?.message}
          {...form.register('guestPhone')}
        />
        <TextArea
          label={t('booking.note')}
          required={false}
          rows={3}
          maxLength={2000}
          error={errors.note?.message}
          {...form.register('note')}
        />
      </div>
    </Fold>
  );
};

export const GuestFields = ({ form }: { form: RequestForm }) => {
  const { t } = useLanguage();
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4">
        <TextField
          label={t('booking.name')}
          required
          autoComplete="name"
          error={errors.guestName?.message}
          {...form.register('guestName')}
        />
        <EmailField error={errors.guestEmail?.message} {...form.register('guestEmail')} />
      </div>
      <OptionalFields form={form} />
    </>
  );
};
