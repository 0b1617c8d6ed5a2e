import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Media, updateMediaInput } from '#shared/media/media.schema.ts';

/** Shown if the server sent no message. */
export const mediaFailures = {
  update: 'Errore nel salvataggio del file',
  delete: 'Errore nella cancellazione del file',
} as const;

export const useMediaRefetch = () => {
  const utils = trpc.useUtils();
  return async (): Promise<void> => {
    // Other screens show names and captions too: they refetch when they are opened.
    await utils.invalidate(undefined, { refetchType: 'none' });
    await utils.media.page.invalidate();
  };
};

/** Mutations stay pending until the list is refetched. */
export const useMediaMutations = () => {
  const utils = trpc.useUtils();
  const refetch = useMediaRefetch();
  // The cause may be a use that the screen does not know of.
  const onError = () => utils.media.invalidate();
  return {
    update: trpc.media.update.useMutation({
      onSuccess: () => {
        toastSuccess('Modifiche salvate.');
        return refetch();
      },
      onError,
    }),
    remove: trpc.media.delete.useMutation({
      onSuccess: ({ message }) => {
        toastSuccess(message);
        return refetch();
      },
      onError,
    }),
  };
};

export type MediaMutations = ReturnType<typeof useMediaMutations>;

export type MediaValues = Pick<Media, 'name' | 'caption'>;

const names = { name: 'Nome', caption: 'Didascalia' } as const satisfies FieldNames<MediaValues>;

export const mediaFields = keysOf(names);

const resolver = schemaResolver<MediaValues>(async () => ({
  schema: updateMediaInput.omit({ id: true }),
}));

type MediaFormOptions = { media: Media; mutations: MediaMutations; onSaved: () => void };

/** Sends only what has changed. */
export const useMediaForm = ({ media, mutations: { update }, onSaved }: MediaFormOptions) =>
  useSavedForm<Media, MediaValues>({
    saved: media,
    valuesOf: ({ name, caption }) => ({ name, caption }),
    names,
    resolver,
    send: (values, base) => {
      const changes = changedFields(mediaFields, values, base);
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
    },
    onSaved,
  });
