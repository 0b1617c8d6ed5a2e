import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Media, updateMediaInput } from '#shared/media.schema.ts';

/** Read where the server gave no text of its own. */
export const mediaFailures = {
  update: 'Errore nel salvataggio del file',
  delete: 'Errore nella cancellazione del file',
} as const;

/** What may be done to a file of the library. A write lasts until the lists are there anew. */
export const useMediaWrites = () => {
  const utils = trpc.useUtils();
  const renew = async (): Promise<void> => {
    // Other screens and pages show names and captions too: they ask again when they are opened.
    await utils.invalidate(undefined, { refetchType: 'none' });
    await utils.media.page.invalidate();
  };
  // Where it is used may be what went wrong.
  const onError = () => utils.media.invalidate();
  return {
    update: trpc.media.update.useMutation({
      onSuccess: () => {
        toastSuccess('Modifiche salvate.');
        return renew();
      },
      onError,
    }),
    remove: trpc.media.delete.useMutation({
      onSuccess: ({ message }) => {
        toastSuccess(message);
        return renew();
      },
      onError,
    }),
  };
};

export type MediaWrites = ReturnType<typeof useMediaWrites>;

type Texts = Pick<Media, 'name' | 'caption'>;

const names = { name: 'Nome', caption: 'Didascalia' } as const satisfies FieldNames<Texts>;

export const mediaTextFields = keysOf(names);

const resolver = schemaResolver<Texts>(async () => ({
  schema: updateMediaInput.omit({ id: true }),
}));

type MediaFormOptions = { media: Media; writes: MediaWrites; onSaved: () => void };

/** Name and caption while they are edited; only what was changed here is sent. */
export const useMediaForm = ({ media, writes: { update }, onSaved }: MediaFormOptions) =>
  useSavedForm<Media, Texts>({
    saved: media,
    valuesOf: ({ name, caption }) => ({ name, caption }),
    names,
    resolver,
    send: (values, base) => {
      const changes = changedFields(mediaTextFields, values, base);
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
    },
    onSaved,
  });
