import { type ReactNode, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import {
  GuestEmailField,
  GuestNameField,
  GuestPhoneField,
  PartyFields,
} from '#client/features/portal-stays/guest-fields.tsx';
import { MailLanguageField } from '#client/features/site-settings/mail-language.tsx';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { MAX_ANIMALS } from '#shared/bookings/booking-rules.ts';
import { staySourceLabels, staySources } from '#shared/bookings/stay-sources.ts';
import { chargesAnimals } from '#shared/prices/price-lists.ts';
import { type StayValues, stayNames } from './stay.form.ts';

// The fields of a stay, within the form of a new or of a saved one.

const useStay = () => useFormContext<StayValues>();

/** Where the price list charges for animals, or the stay has some. */
const AnimalsField = () => {
  const { control, formState, getValues } = useStay();
  const { data: prices } = trpc.prices.get.useQuery();
  const [hadSome] = useState(() => getValues('animals') > 0);
  if (!hadSome && !(prices && chargesAnimals(prices))) return null;
  return (
    <Controller
      name="animals"
      control={control}
      render={({ field }) => (
        <StepperField
          {...field}
          label={stayNames.animals}
          min={0}
          max={MAX_ANIMALS}
          error={formState.errors.animals?.message}
        />
      )}
    />
  );
};

export const StayPartyFields = () => (
  <>
    <PartyFields />
    <CheckboxField label={stayNames.linen} {...useStay().register('linen')} />
    <AnimalsField />
  </>
);

const sourceOptions = staySources.map((value) => ({ value, label: staySourceLabels[value] }));

export const StayGuestFields = ({ afterName }: { afterName?: ReactNode }) => (
  <>
    <GuestNameField />
    {afterName}
    <div className="grid gap-5 sm:grid-cols-2">
      <GuestPhoneField />
      <GuestEmailField />
    </div>
  </>
);

const StayOriginFields = () => {
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

const StayNoteFields = () => {
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

/** What few stays need. */
export const StayOtherFields = () => (
  <Folded title="Altro: provenienza, lingua, note">
    <div className="grid gap-5">
      <StayOriginFields />
      <StayNoteFields />
    </div>
  </Folded>
);
