import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { LinkUses } from '#client/features/links/admin/link-uses.tsx';
import { AddPictures } from '#client/features/media/add-pictures.tsx';
import { SortablePictures } from '#client/features/media/sortable-pictures.tsx';
import { useMediaNames } from '#client/features/media/use-media-names.ts';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { SaveBar } from '#client/ui/save-bar.tsx';
import { SlugField } from '#client/ui/slug-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { UnsavedDialogs } from '#client/ui/unsaved-dialogs.tsx';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { Media } from '#shared/media/media.schema.ts';
import {
  type GalleryForm,
  type GalleryValues,
  galleryNames,
  useGalleryForm,
} from './gallery.form.ts';
import { knownPictures, sortableItems } from './known-pictures.ts';

const IMAGE_FORMATS = 'jpg,jpeg,png,gif,webp';

type GalleryImagesFieldProps = { control: Control<GalleryValues>; gallery: Gallery | null };

const useImages = ({ control, gallery }: GalleryImagesFieldProps) => {
  const { field, fieldState, formState } = useController({ control, name: 'images' });
  const [picked, setPicked] = useState<readonly Media[]>([]);
  const pick = (more: Media[]) => {
    setPicked((before) => [...before, ...more]);
    field.onChange([...new Set([...field.value, ...more.map(({ fileName }) => fileName)])]);
  };
  // An error of one image is shown like an error of the whole list.
  const { message } = [fieldState.error ?? []].flat().find(Boolean) ?? {};
  const nameOf = useMediaNames(gallery?.pictures ?? []);
  const known = knownPictures({ gallery, picked, nameOf });
  return { field, known, pick, error: formState.errors.images ? message : undefined };
};

const GalleryImagesField = (props: GalleryImagesFieldProps) => {
  const { t } = useLanguage();
  const { field, known, pick, error } = useImages(props);
  const id = useId();
  const images = field.value;
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{galleryNames.images}</legend>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-soft">
          {images.length === 0
            ? 'Almeno una. La prima fa da copertina.'
            : `${t('gallery.images', { count: images.length })}, nell’ordine in cui appaiono. La prima fa da copertina.`}
        </p>
        <AddPictures
          ref={field.ref}
          title="Foto della raccolta"
          formats={IMAGE_FORMATS}
          chosen={images}
          onPick={pick}
          onBlur={field.onBlur}
          describedBy={error && `${id}-error`}
        />
      </div>
      {images.length > 0 && (
        <SortablePictures
          label="Foto della raccolta"
          items={sortableItems(images, known)}
          onOrder={field.onChange}
          onRemove={(name) => field.onChange(images.filter((image) => image !== name))}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};

type GalleryFieldsProps = Pick<GalleryForm, 'form' | 'proposeSlug'> & { gallery: Gallery | null };

const SlugHint = ({ form, gallery }: Omit<GalleryFieldsProps, 'proposeSlug'>) => {
  if (!gallery || !form.formState.dirtyFields.slug) {
    return 'Nasce dal nome, e poi resta: lettere minuscole, numeri e trattini.';
  }
  return 'I link già condivisi portano al vecchio indirizzo, e non lo troveranno più.';
};

const GalleryFields = ({ form, proposeSlug, gallery }: GalleryFieldsProps) => {
  const { register, formState } = form;
  const { errors, dirtyFields } = formState;
  return (
    <div className="grid gap-5">
      <TextField
        label={galleryNames.name}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name', { onChange: (event) => proposeSlug(event.target.value) })}
      />
      <GalleryImagesField control={form.control} gallery={gallery} />
      <div>
        <SlugField
          control={form.control}
          name="slug"
          label={galleryNames.slug}
          prefix="/gallery/"
          hint={<SlugHint form={form} gallery={gallery} />}
        />
        {gallery && dirtyFields.slug && (
          <LinkUses address={`/gallery/${gallery.slug}`}>
            Con l’indirizzo nuovo, qui va cambiato anche il link:
          </LinkUses>
        )}
      </div>
      <TextArea
        label={galleryNames.description}
        rows={3}
        required={false}
        error={errors.description?.message}
        {...register('description')}
      />
      <CheckboxField
        label={galleryNames.isDefault}
        hint="Le sue foto stanno nella parte «Foto» della prima pagina."
        error={errors.isDefault?.message}
        {...register('isDefault')}
      />
    </div>
  );
};

type EditorHeaderProps = { gallery: Gallery | null; onLeave: () => void };

const EditorHeader = ({ gallery, onLeave }: EditorHeaderProps) => {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  return (
    <header className="mb-6 max-w-3xl">
      <button
        type="button"
        onClick={onLeave}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea-600 underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Tutte le raccolte
      </button>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 ref={titleRef} tabIndex={-1} className="text-3xl wrap-anywhere">
          {gallery ? gallery.name : 'Nuova raccolta'}
        </h1>
        {gallery && (
          <a
            href={`/gallery/${gallery.slug}`}
            target="_blank"
            rel="noopener"
            className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mx-4`}
          >
            <ExternalLink aria-hidden className="size-4" />
            Guarda sul sito
            <span className="sr-only"> (si apre in una nuova scheda)</span>
          </a>
        )}
      </div>
    </header>
  );
};

type GalleryEditorProps = {
  /** Null for a new one. */
  gallery: Gallery | null;
  onLeave: () => void;
  onSaved: () => void;
};

export const GalleryEditor = ({ gallery, onLeave, onSaved }: GalleryEditorProps) => {
  const editor = useGalleryForm({ gallery, onSaved });
  return (
    <>
      <EditorHeader gallery={gallery} onLeave={onLeave} />
      <form noValidate onSubmit={editor.submit}>
        <div className="grid max-w-3xl gap-8">
          <GalleryFields form={editor.form} proposeSlug={editor.proposeSlug} gallery={gallery} />
          <TextLanguages kind="gallery" saved={gallery} />
        </div>
        <SaveBar
          label={gallery ? 'Salva la raccolta' : 'Crea la raccolta'}
          unsaved={editor.unsaved}
          conflict={editor.conflict}
          isSaving={editor.isSaving}
          failure={editor.failure}
          onDiscard={editor.discard.ask}
        />
      </form>
      <UnsavedDialogs unsaved={editor.unsaved} discard={editor.discard}>
        <p>Le modifiche a questa raccolta non sono salvate e andranno perse.</p>
      </UnsavedDialogs>
    </>
  );
};
