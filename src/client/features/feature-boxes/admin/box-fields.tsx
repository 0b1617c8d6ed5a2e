import { Controller, useController, useWatch } from 'react-hook-form';
import { ICON_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { useSitePlaces } from '#client/features/pages/admin/use-site-places.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { lengthInWords } from '#client/ui/length-in-words.ts';
import { LinkField } from '#client/ui/link-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { BOX_DESCRIPTION_MAX, BOX_TITLE_MAX } from '#shared/feature-boxes.schema.ts';
import { uploadUrl } from '#shared/upload-url.ts';
import type { BoxForm } from './box-form.ts';

type BoxFieldsProps = { form: BoxForm };

const IconField = ({ form: { control } }: BoxFieldsProps) => (
  <Controller
    control={control}
    name="icon"
    render={({ field, fieldState }) => (
      <PictureChoice
        label="Icona"
        hint="Un disegno SVG o una piccola immagine quadrata."
        required
        shape="icon"
        url={field.value && uploadUrl(field.value)}
        formats={ICON_FORMATS}
        onPick={({ fileName }) => field.onChange(fileName)}
        onBlur={field.onBlur}
        ref={field.ref}
        error={fieldState.error?.message}
      />
    )}
  />
);

const TextFields = ({ form: { control, register, formState } }: BoxFieldsProps) => {
  const [title, description] = useWatch({ control, name: ['title', 'description'] });
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Titolo"
        hint={lengthInWords(title, BOX_TITLE_MAX)}
        autoComplete="off"
        required
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label="Descrizione"
        hint={lengthInWords(description, BOX_DESCRIPTION_MAX)}
        rows={3}
        required
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
};

const BoxLinkField = ({ form: { control } }: BoxFieldsProps) => {
  const { field, fieldState } = useController({ control, name: 'link' });
  return (
    <LinkField
      label="Link"
      {...useSitePlaces()}
      placeholder="/booking"
      error={fieldState.error?.message}
      {...field}
    />
  );
};

export const BoxFields = ({ form }: BoxFieldsProps) => (
  <div className="grid gap-5">
    <IconField form={form} />
    <TextFields form={form} />
    <BoxLinkField form={form} />
    <CheckboxField
      label="Pubblicata"
      hint="Finché non lo è, sul sito non si vede."
      error={form.formState.errors.published?.message}
      {...form.register('published')}
    />
  </div>
);
