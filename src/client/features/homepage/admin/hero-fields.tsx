import { Controller, useFormContext } from 'react-hook-form';
import { PHOTO_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { FormSection } from '#client/ui/form-section.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Media } from '#shared/media.schema.ts';

const HeroPictureField = () => {
  const { control, setValue } = useFormContext<Homepage>();
  const pick = ({ url, picture }: Media) => {
    setValue('heroPicture', picture, { shouldDirty: true });
    setValue('heroImage', url, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Controller
      control={control}
      name="heroImage"
      render={({ field, fieldState }) => (
        <PictureChoice
          label="Immagine di sfondo"
          hint="Orizzontale e larga almeno 1600 pixel: sul computer riempie lo schermo, sul telefono se ne vede un quadrato intorno a ciò che salta all’occhio."
          required
          url={field.value}
          formats={PHOTO_FORMATS}
          onPick={pick}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

export const HeroFields = () => {
  const { register, formState } = useFormContext<Homepage>();
  const { errors } = formState;
  return (
    <FormSection title="Apertura">
      <TextField
        label="Nome del sito"
        hint="Si legge in cima a ogni pagina e nei risultati dei motori di ricerca."
        autoComplete="off"
        required
        error={errors.siteName?.message}
        {...register('siteName')}
      />
      <HeroPictureField />
      <TextField
        label="Titolo"
        autoComplete="off"
        required
        error={errors.heroTitle?.message}
        {...register('heroTitle')}
      />
      <TextArea
        label="Sottotitolo"
        rows={3}
        required
        error={errors.heroSubtitle?.message}
        {...register('heroSubtitle')}
      />
    </FormSection>
  );
};
