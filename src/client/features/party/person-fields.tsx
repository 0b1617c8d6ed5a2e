import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { latinLine } from '#shared/party/latin-line.ts';
import type { Place, PlacesInput } from '#shared/party/party.schema.ts';
import {
  isComune,
  needsDocument,
  type PartyKind,
  type PersonData,
  type StayDays,
} from '#shared/party/party-rules.ts';
import { tourismKinds, transports } from '#shared/party/travel-kinds.ts';
import { PlaceField } from './place-field.tsx';

export type PersonValues = PersonData & { documentNumber: string };

/** Every place that the form has met, by its code. */
export type KnownPlaces = {
  find: (code: string) => Place | undefined;
  add: (place: Place) => void;
};

type Part = { form: UseFormReturn<PersonValues> };
type Placed = Part & { places: KnownPlaces };

type PlaceName = 'birthPlace' | 'citizenship' | 'documentKind' | 'documentPlace' | 'residence';

const ChosenPlace = ({
  form,
  places,
  name,
  of,
  hint,
}: Placed & { name: PlaceName; of: PlacesInput['of']; hint?: string }) => {
  const { t } = useLanguage();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <PlaceField
          ref={field.ref}
          label={t(`party.${name}`)}
          of={of}
          {...(hint && { hint })}
          place={places.find(field.value)}
          error={fieldState.error?.message}
          onChoose={(place) => {
            if (place) places.add(place);
            form.clearErrors(name);
            field.onChange(place?.code ?? '');
          }}
        />
      )}
    />
  );
};

const NameField = ({ form, name }: Part & { name: 'surname' | 'name' }) => {
  const { t } = useLanguage();
  const typed = useWatch({ control: form.control, name }).trim();
  const line = latinLine(typed);
  const plain = t('party.nameHint');
  return (
    <TextField
      label={t(`party.${name}`)}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      maxLength={100}
      hint={
        typed !== '' && line !== typed.toUpperCase()
          ? t('party.latin', { line })
          : name === 'name' && plain
      }
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  );
};

/** The ways to travel, for the first of a party or behind somebody. */
export type KindChoice = { kind: PartyKind; label: string };

const DocumentFields = ({ form, places, hasNumber }: Placed & { hasNumber: boolean }) => {
  const { t } = useLanguage();
  return (
    <>
      <ChosenPlace form={form} places={places} name="documentKind" of="document" />
      <TextField
        label={t('party.documentNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        hint={hasNumber && t('party.numberKept')}
        error={form.formState.errors.documentNumber?.message}
        {...form.register('documentNumber')}
      />
      <ChosenPlace
        form={form}
        places={places}
        name="documentPlace"
        of="place"
        hint={t('party.documentPlaceHint')}
      />
    </>
  );
};

type StatisticsProps = Placed & {
  /** The first of the party, whose residence others can take over; null for the first. */
  first: PersonData | null;
};

/** What only the region wants to know; of the journey once for the whole party. */
const StatisticsFields = ({ form, places, first }: StatisticsProps) => {
  const { t } = useLanguage();
  const { register, control, formState, setValue } = form;
  const residence = useWatch({ control, name: 'residence' });
  const unspecified = { value: '', label: t('party.unspecified') };
  const takeOver = () => {
    if (!first) return;
    setValue('residence', first.residence, { shouldDirty: true });
    setValue('residenceTown', first.residenceTown, { shouldDirty: true });
    form.clearErrors(['residence', 'residenceTown']);
  };
  return (
    <>
      <div>
        <ChosenPlace
          form={form}
          places={places}
          name="residence"
          of="place"
          hint={t('party.residenceHint')}
        />
        {first && first.residence !== '' && residence === '' && (
          <Button variant="quiet" size="small" className="-ml-4" onClick={takeOver}>
            {t('party.residenceAs', { name: first.name || first.surname })}
          </Button>
        )}
      </div>
      {residence !== '' && !isComune(residence) && (
        <TextField
          label={t('party.residenceTown')}
          autoComplete="off"
          maxLength={30}
          error={formState.errors.residenceTown?.message}
          {...register('residenceTown')}
        />
      )}
      {!first && (
        <>
          <SelectField
            label={t('party.tourism')}
            hint={t('party.travelHint')}
            required={false}
            options={[
              unspecified,
              ...tourismKinds.map((kind) => ({ value: kind, label: t(`party.tourism-${kind}`) })),
            ]}
            {...register('tourism')}
          />
          <SelectField
            label={t('party.transport')}
            hint={t('party.travelHint')}
            required={false}
            options={[
              unspecified,
              ...transports.map((kind) => ({ value: kind, label: t(`party.transport-${kind}`) })),
            ]}
            {...register('transport')}
          />
        </>
      )}
    </>
  );
};

type PersonFieldsProps = Placed & {
  kinds: readonly KindChoice[];
  stay: StayDays;
  hasNumber: boolean;
  /** Whether the region wants to know more than the police. */
  asksResidence: boolean;
  first: PersonData | null;
};

/** Everything about one person, in the order of a passport. */
export const PersonFields = (props: PersonFieldsProps) => {
  const { form, places, kinds, stay, hasNumber, asksResidence, first } = props;
  const { t } = useLanguage();
  const { register, formState, control } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      <SelectField
        label={t('party.kind')}
        options={kinds.map(({ kind: value, label }) => ({ value, label }))}
        error={errors.kind?.message}
        {...register('kind')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NameField form={form} name="surname" />
        <NameField form={form} name="name" />
        <SelectField
          label={t('party.sex')}
          options={[
            { value: '', label: '' },
            { value: 'F', label: t('party.female') },
            { value: 'M', label: t('party.male') },
          ]}
          error={errors.sex?.message}
          {...register('sex')}
        />
        <TextField
          label={t('party.birthDate')}
          type="date"
          min="1900-01-01"
          error={errors.birthDate?.message}
          {...register('birthDate')}
        />
        <ChosenPlace
          form={form}
          places={places}
          name="birthPlace"
          of="place"
          hint={t('party.birthPlaceHint')}
        />
        <ChosenPlace form={form} places={places} name="citizenship" of="state" />
        {needsDocument(kind) && (
          <DocumentFields form={form} places={places} hasNumber={hasNumber} />
        )}
        <TextField
          label={t('party.arrivalDate')}
          type="date"
          required={false}
          min={stay.startDate}
          max={stay.endDate}
          error={errors.arrivalDate?.message}
          {...register('arrivalDate')}
        />
        {asksResidence && <StatisticsFields form={form} places={places} first={first} />}
      </div>
    </>
  );
};
