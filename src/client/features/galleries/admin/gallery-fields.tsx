import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { GalleryForm } from './use-gallery-form.ts';

type GalleryFieldsProps = Pick<GalleryForm, 'form' | 'proposeSlug'> & { isNew: boolean };

export const GalleryFields = ({ form, proposeSlug, isNew }: GalleryFieldsProps) => {
  const { register, formState } = form;
  const { errors, dirtyFields } = formState;
  const slugHint =
    !isNew && dirtyFields.slug
      ? 'I link già condivisi portano al vecchio indirizzo: con un altro slug non lo trovano più.'
      : 'La fine dell’indirizzo, /gallery/…: lettere minuscole, numeri e trattini.';
  return (
    <div className="grid gap-5">
      <TextField
        label="Nome"
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name', { onChange: (event) => proposeSlug(event.target.value) })}
      />
      <TextField
        label="Slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={slugHint}
        error={errors.slug?.message}
        {...register('slug')}
      />
      <TextArea
        label="Descrizione"
        rows={3}
        required={false}
        error={errors.description?.message}
        {...register('description')}
      />
      <CheckboxField
        label="Mostra nella home page"
        hint="Le sue immagini si sfogliano nella parte «Galleria» della home page."
        error={errors.isDefault?.message}
        {...register('isDefault')}
      />
    </div>
  );
};
