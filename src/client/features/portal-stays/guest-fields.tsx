import { Controller, useFormContext } from 'react-hook-form';
import { EmailField } from '#client/ui/email-field.tsx';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_GUESTS, over12After } from '#shared/bookings/booking-rules.ts';

// The fields of who comes, within any form of a stay. A cleared number is NaN.

export type GuestValues = {
  guestName: string;
  guestPhone: string;
  guestEmail: string;
  numberOfGuests: number;
  over12: number;
};

export const guestNames = {
  guestName: 'Nome',
  guestPhone: 'Telefono',
  guestEmail: 'Email',
  numberOfGuests: 'Ospiti',
  over12: 'Di cui oltre i 12 anni',
} as const satisfies FieldNames<GuestValues>;

export const GuestNameField = () => {
  const { register, formState } = useFormContext<GuestValues>();
  return (
    <TextField
      label={guestNames.guestName}
      autoComplete="off"
      required
      maxLength={100}
      error={formState.errors.guestName?.message}
      {...register('guestName')}
    />
  );
};

export const GuestPhoneField = () => {
  const { register, formState } = useFormContext<GuestValues>();
  return (
    <TextField
      label={guestNames.guestPhone}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      required={false}
      maxLength={30}
      error={formState.errors.guestPhone?.message}
      {...register('guestPhone')}
    />
  );
};

export const GuestEmailField = () => {
  const { register, formState } = useFormContext<GuestValues>();
  return (
    <EmailField
      label={guestNames.guestEmail}
      required={false}
      autoComplete="off"
      error={formState.errors.guestEmail?.message}
      {...register('guestEmail')}
    />
  );
};

export const PartyFields = () => {
  const { control, getValues, setValue } = useFormContext<GuestValues>();
  const changeGuests = (next: number) => {
    const over12 = over12After(getValues(), next);
    setValue('numberOfGuests', next, { shouldDirty: true, shouldValidate: true });
    setValue('over12', over12, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name="numberOfGuests"
        render={({ field, fieldState }) => (
          <StepperField
            label={guestNames.numberOfGuests}
            steps={['Un ospite in meno', 'Un ospite in più']}
            min={1}
            max={MAX_GUESTS}
            {...field}
            onChange={changeGuests}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="over12"
        render={({ field, fieldState }) => (
          <StepperField
            label={guestNames.over12}
            steps={['Un ospite oltre i 12 anni in meno', 'Un ospite oltre i 12 anni in più']}
            min={0}
            max={MAX_GUESTS}
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
};
