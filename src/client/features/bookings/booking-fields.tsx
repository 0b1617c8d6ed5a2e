import { Controller, type UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_YEARS_AHEAD, over12After } from '#shared/booking-rules.ts';
import { addYears, type StayDate } from '#shared/stay-dates.ts';
import type { BookingFormValues } from './booking-form-values.ts';

type Form = UseFormReturn<BookingFormValues>;

export const DateFields = ({ form, today }: { form: Form; today: StayDate }) => {
  const { errors } = form.formState;
  const startDate = form.watch('startDate');
  const last = addYears(today, MAX_YEARS_AHEAD);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="date"
        label="Check-in"
        required
        min={today}
        max={last}
        error={errors.startDate?.message}
        {...form.register('startDate')}
      />
      <TextField
        type="date"
        label="Check-out"
        required
        min={startDate || today}
        max={last}
        error={errors.endDate?.message}
        {...form.register('endDate')}
      />
    </div>
  );
};

export const PartyFields = ({ form, maxGuests }: { form: Form; maxGuests: number }) => {
  const changeGuests = (guests: number) => {
    const over12 = over12After(form.getValues(), guests);
    if (!Number.isNaN(guests)) form.setValue('over12', over12, { shouldDirty: true });
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
              label="Ospiti"
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
              label="Di cui oltre i 12 anni"
              min={0}
              max={maxGuests}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <CheckboxField label="Biancheria e asciugamani" {...form.register('linen')} />
    </>
  );
};

export const GuestFields = ({ form }: { form: Form }) => {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label="Nome"
        required
        autoComplete="name"
        error={errors.guestName?.message}
        {...form.register('guestName')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
        error={errors.guestEmail?.message}
        {...form.register('guestEmail')}
      />
      <TextArea
        label="Note"
        required={false}
        rows={3}
        maxLength={2000}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </>
  );
};
