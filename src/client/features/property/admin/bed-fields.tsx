import { useFormContext } from 'react-hook-form';
import { bedWords } from '#client/features/property/house-words.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { bedKinds, type Property } from '#shared/property.schema.ts';
import { bedNames } from './property.form.ts';
import { RowsField, useRowErrors } from './rows-field.tsx';

const BedRow = ({ index }: { index: number }) => {
  const { t } = useLanguage();
  const { register } = useFormContext<Property>();
  const errorOf = useRowErrors('beds', index);
  return (
    <>
      <TextField
        label={bedNames.room}
        autoComplete="off"
        required
        error={errorOf('room')}
        {...register(`beds.${index}.room`)}
      />
      <SelectField
        label={bedNames.kind}
        options={bedKinds.map((kind) => ({ value: kind, label: t(bedWords[kind], { count: 1 }) }))}
        error={errorOf('kind')}
        {...register(`beds.${index}.kind`)}
      />
      <TextField
        label={bedNames.count}
        type="number"
        inputMode="numeric"
        min={1}
        required
        error={errorOf('count')}
        {...register(`beds.${index}.count`, { valueAsNumber: true })}
      />
    </>
  );
};

/** The beds of each room. */
export const BedFields = () => (
  <RowsField
    name="beds"
    label="Letti della casa"
    addLabel="Aggiungi un letto"
    noun="letto"
    empty={{ room: '', kind: 'double', count: 1 }}
  >
    {(index) => <BedRow index={index} />}
  </RowsField>
);
