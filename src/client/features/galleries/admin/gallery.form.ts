import { useFreeSlug } from '#client/features/links/admin/use-free-slug.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { removal } from '#client/ui/mutation-cache.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { gallerySlugOf } from '#shared/cms/slug.ts';
import {
  type CreateGalleryInput,
  createGalleryInput,
  type Gallery,
} from '#shared/galleries.schema.ts';

/** Fallbacks for errors without a message. */
export const galleryFailures = {
  save: 'Errore nel salvataggio della gallery',
  delete: 'Errore nella cancellazione della gallery',
} as const;

export const useCreateGallery = () =>
  trpc.galleries.create.useMutation({
    meta: { success: ({ name }: Gallery) => `Raccolta creata: ${name}.` },
  });

const useUpdateGallery = () =>
  trpc.galleries.update.useMutation({
    meta: { success: ({ name }: Gallery) => `Raccolta salvata: ${name}.` },
  });

export const useDeleteGallery = () => trpc.galleries.delete.useMutation({ meta: removal });

export type GalleryValues = CreateGalleryInput;

/** In the order of the screen. */
export const galleryNames = {
  name: 'Nome',
  images: 'Foto',
  slug: 'Indirizzo della pagina',
  description: 'Descrizione',
  isDefault: 'Mostra nella prima pagina',
} as const satisfies FieldNames<GalleryValues>;

const galleryFields = keysOf(galleryNames);

const newGallery: GalleryValues = {
  name: '',
  slug: '',
  description: '',
  isDefault: false,
  images: [],
};

const galleryValues = (gallery: Gallery | null): GalleryValues => {
  if (!gallery) return newGallery;
  const { name, slug, description, isDefault, images } = gallery;
  return { name, slug, description, isDefault, images: [...images] };
};

const galleryResolver = schemaResolver<GalleryValues>(async () => ({
  schema: createGalleryInput,
}));

type GalleryFormOptions = {
  /** Null for a new one. */
  gallery: Gallery | null;
  onSaved: () => void;
};

const isSlugTaken = (error: unknown): boolean => apiErrorOf(error)?.code === 'SLUG_TAKEN';

export const useGalleryForm = ({ gallery, onSaved }: GalleryFormOptions) => {
  const create = useCreateGallery();
  const update = useUpdateGallery();
  const freeSlug = useFreeSlug('galleries', ({ name }: GalleryValues) => gallerySlugOf(name));
  const mutation = gallery ? update : create;
  const { form, unsaved, conflict, submit, discard } = useSavedForm<Gallery | null, GalleryValues>({
    saved: gallery,
    valuesOf: galleryValues,
    names: galleryNames,
    resolver: galleryResolver,
    send: async (values, base) =>
      base
        ? update.mutateAsync({
            id: base.id,
            seenVersion: base.version,
            ...changedFields(galleryFields, values, galleryValues(base)),
          })
        : create.mutateAsync({ ...values, slug: await freeSlug(values) }),
    onSaved,
    onFailure: (error, setError) => {
      if (isSlugTaken(error)) {
        setError('slug', { message: errorText(error, '') }, { shouldFocus: true });
      } else showIssues(error, galleryFields, setError);
    },
  });
  const { dirtyFields } = form.formState;

  /** Derives the slug of a new gallery from its name until the slug is edited. */
  const proposeSlug = (name: string): void => {
    if (gallery || dirtyFields.slug) return;
    form.clearErrors('slug');
    form.setValue('slug', name.trim() && gallerySlugOf(name));
  };
  return {
    form,
    submit,
    proposeSlug,
    unsaved,
    discard,
    conflict,
    isSaving: mutation.isPending,
    failure: isSlugTaken(mutation.error)
      ? null
      : failureBeside(mutation.error, galleryFields, galleryFailures.save),
  };
};

export type GalleryForm = ReturnType<typeof useGalleryForm>;
