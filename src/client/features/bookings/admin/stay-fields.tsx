import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { MailLanguageField } from '#client/features/site-settings/mail-language.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmailField } from '#client/ui/email-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { MAX_GUESTS, over12After } from '#shared/bookings/booking-rules.ts';
import { staySourceLabels, staySources } from '#shared/bookings/stay-sources.ts';
import { type StayValues, stayNames } from './stay.form.ts';

// The fields of a stay, within the form of a new or of a saved one.

const useStay = () => useFormContext<StayValues>();

export const StayDateFields = () => {
  const { register, watch, formState } = useStay();
  const { errors, isSubmitted } = formState;
  // The dialog begins in the first one: it may stay empty until the name is typed.
  const errorOf = (name: 'startDate' | 'endDate') =>
    isSubmitted || watch(name) !== '' ? errors[name]?.message : undefined;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={stayNames.startDate}
        type="date"
        required
        error={errorOf('startDate')}
        {...register('startDate', { deps: 'endDate' })}
      />
      <TextField
        label={stayNames.endDate}
        type="date"
        required
        min={watch('startDate')}
        error={errorOf('endDate')}
        {...register('endDate')}
      />
    </div>
  );
};

export const StayPartyFields = () => {
  const { control, register, getValues, setValue } = useStay();
  const changeGuests = (next: number) => {
    const over12 = over12After(getValues(), next);
    setValue('numberOfGuests', next, { shouldDirty: true, shouldValidate: true });
    setValue('over12', over12, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="numberOfGuests"
          render={({ field, fieldState }) => (
            <StepperField
              label={stayNames.numberOfGuests}
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
              label={stayNames.over12}
              steps={['Un ospite oltre i 12 anni in meno', 'Un ospite oltre i 12 anni in più']}
              min={0}
              max={MAX_GUESTS}
              {...field}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <CheckboxField label={stayNames.linen} {...register('linen')} />
    </>
  );
};

const sourceOptions = staySources.map((value) => ({ value, label: staySourceLabels[value] }));

export const StayGuestFields = ({ afterName }: { afterName?: ReactNode }) => {
  const { register, formState } = useStay();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={stayNames.guestName}
        autoComplete="off"
        required
        maxLength={100}
        error={errors.guestName?.message}
        {...register('guestName')}
      />
      {afterName}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={stayNames.guestPhone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required={false}
          maxLength={30}
          error={errors.guestPhone?.message}
          {...register('guestPhone')}
        />
        <EmailField
          label={stayNames.guestEmail}
          required={false}
          autoComplete="off"
          error={errors.guestEmail?.message}
          {...register('guestEmail')}
        />
      </div>
    </>
  );
};

export const StayOriginFields = () => {
  const { register, formState } = useStay();
  const { errors, defaultValues } = formState;
  return (
    <>
      <SelectField
        label={stayNames.source}
        options={sourceOptions}
        error={errors.source?.message}
        {...register('source')}
      />
      <MailLanguageField
        label={stayNames.locale}
        saved={defaultValues?.locale}
        error={errors.locale?.message}
        {...register('locale')}
      />
    </>
  );
};

export const StayNoteFields = () => {
  const { register, formState } = useStay();
  return (
    <>
      <TextArea
        label={stayNames.note}
        required={false}
        rows={2}
        maxLength={2000}
        error={formState.errors.note?.message}
        {...register('note')}
      />
      <TextArea
        label={stayNames.privateNote}
        required={false}
        rows={2}
        maxLength={2000}
        hint="La vede solo chi gestisce il sito."
        error={formState.errors.privateNote?.message}
        {...register('privateNote')}
      />
      <TextArea
        label={stayNames.cleaningNote}
        required={false}
        rows={2}
        maxLength={500}
        hint="La vede chi fa le pulizie: non scrivere cognomi, telefoni o prezzi."
        error={formState.errors.cleaningNote?.message}
        {...register('cleaningNote')}
      />
    </>
  );
};
