import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import { slugOf } from '#shared/slug.ts';
import { galleryFields, galleryResolver, galleryValues } from './gallery-form.ts';
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
  const { form, unsaved, isOutdated, giveUp } = useSavedForm({
    saved: gallery,
    valuesOf: galleryValues,
    resolver: galleryResolver,
  });
  const { dirtyFields } = form.formState;

  const onError = (error: unknown): void => {
    if (isSlugTaken(error)) {
      form.setError('slug', { message: errorText(error, '') }, { shouldFocus: true });
    } else showIssues(error, galleryFields, form.setError);
  };
  const send = form.handleSubmit((values) => {
    if (write.isPending) return;
    if (gallery) update.mutate({ id: gallery.id, ...values }, { onSuccess: onSaved, onError });
    else create.mutate(values, { onSuccess: onSaved, onError });
  });
  /** Follows the name of a new gallery until somebody writes a slug. */
  const proposeSlug = (name: string): void => {
    if (gallery || dirtyFields.slug) return;
    form.setValue('slug', slugOf(name), { shouldValidate: form.getFieldState('slug').invalid });
  };
  return {
    form,
    send,
    proposeSlug,
    unsaved,
    giveUp,
    /** Somebody else has saved this gallery after it was opened. */
    isOutdated: isOutdated && !write.isPending,
    isSaving: write.isPending,
    failure: isSlugTaken(write.error)
      ? null
      : failureBeside(write.error, galleryFields, galleryFailures.save),
  };
};

export type GalleryForm = ReturnType<typeof useGalleryForm>;
