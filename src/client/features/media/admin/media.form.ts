import { trpc } from '#client/trpc.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { removal } from '#client/ui/mutation-cache.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Media, updateMediaInput } from '#shared/media/media.schema.ts';

/** Shown if the server sent no message. */
export const mediaFailures = {
  update: 'Errore nel salvataggio del file',
  delete: 'Errore nella cancellazione del file',
} as const;

export const useMediaMutations = () => ({
  update: trpc.media.update.useMutation({ meta: { success: 'Modifiche salvate.' } }),
  remove: trpc.media.delete.useMutation({ meta: removal }),
});

export type MediaMutations = ReturnType<typeof useMediaMutations>;

export type MediaValues = Pick<Media, 'name' | 'caption'>;

export const mediaNames = {
  name: 'Nome',
  caption: 'Didascalia',
} as const satisfies FieldNames<MediaValues>;

export const mediaFields = keysOf(mediaNames);

const resolver = schemaResolver<MediaValues>(async () => ({
  schema: updateMediaInput.omit({ id: true }),
}));

type MediaFormOptions = { media: Media; mutations: MediaMutations; onSaved: () => void };

/** Sends only what has changed. */
export const useMediaForm = ({ media, mutations: { update }, onSaved }: MediaFormOptions) =>
  useSavedForm<Media, MediaValues>({
    saved: media,
    valuesOf: ({ name, caption }) => ({ name, caption }),
    names: mediaNames,
    resolver,
    send: (values, base) => {
      const changes = changedFields(mediaFields, values, base);
      return update.mutateAsync({ id: base.id, seenVersion: base.version, ...changes });
    },
    onSaved,
  });
