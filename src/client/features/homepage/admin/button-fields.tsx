import { Controller, useFormContext } from 'react-hook-form';
import { useSitePlaces } from '#client/features/pages/admin/use-site-places.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { LinkField } from '#client/ui/link-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Homepage } from '#shared/homepage.schema.ts';

type ButtonFieldsProps = { name: 'primaryButton' | 'secondaryButton'; title: string };

export const ButtonFields = ({ name, title }: ButtonFieldsProps) => {
  const { control, register, formState } = useFormContext<Homepage>();
  const choice = useSitePlaces();
  const errors = formState.errors[name];
  return (
    <FormSection title={title}>
      <TextField
        label="Testo"
        autoComplete="off"
        required={false}
        error={errors?.text?.message}
        {...register(`${name}.text`)}
      />
      <Controller
        control={control}
        name={`${name}.link`}
        render={({ field, fieldState }) => (
          <LinkField label="Link" {...choice} error={fieldState.error?.message} {...field} />
        )}
      />
      <CheckboxField
        label="Visibile"
        hint="Senza testo o senza link non si vede comunque."
        error={errors?.visible?.message}
        {...register(`${name}.visible`)}
      />
    </FormSection>
  );
};
