import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { changedFields } from '#client/ui/changed-fields.ts';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import { slugOf } from '#shared/slug.ts';
import {
  type GalleryValues,
  galleryFields,
  galleryNames,
  galleryResolver,
  galleryValues,
} from './gallery-form.ts';
import { galleryFailures, useCreateGallery, useUpdateGallery } from './gallery-writes.ts';

type GalleryFormOptions = {
  /** Null for a new one. */
  gallery: Gallery | null;
  onSaved: () => void;
};

const isSlugTaken = (error: unknown): boolean => apiErrorOf(error)?.code === 'SLUG_TAKEN';

export const useGalleryForm = ({ gallery, onSaved }: GalleryFormOptions) => {
  const create = useCreateGallery();
  const update = useUpdateGallery();
  const write = gallery ? update : create;
  const { form, unsaved, conflict, submit, giveUp } = useSavedForm<Gallery | null, GalleryValues>({
    saved: gallery,
    valuesOf: galleryValues,
    names: galleryNames,
    resolver: galleryResolver,
    send: (values, base) =>
      base
        ? update.mutateAsync({
            id: base.id,
            version: base.version,
            ...changedFields(galleryFields, values, galleryValues(base)),
          })
        : create.mutateAsync(values),
    onSaved,
    onFailure: (error, setError) => {
      if (isSlugTaken(error)) {
        setError('slug', { message: errorText(error, '') }, { shouldFocus: true });
      } else showIssues(error, galleryFields, setError);
    },
  });
  const { dirtyFields } = form.formState;

  /** Follows the name of a new gallery until somebody writes a slug. */
  const proposeSlug = (name: string): void => {
    if (gallery || dirtyFields.slug) return;
    form.setValue('slug', slugOf(name), { shouldValidate: form.getFieldState('slug').invalid });
  };
  return {
    form,
    submit,
    proposeSlug,
    unsaved,
    giveUp,
    conflict,
    isSaving: write.isPending,
    failure: isSlugTaken(write.error)
      ? null
      : failureBeside(write.error, galleryFields, galleryFailures.save),
  };
};

export type GalleryForm = ReturnType<typeof useGalleryForm>;
