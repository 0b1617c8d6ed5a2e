import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { type Media, updateMediaInput } from '#shared/media.schema.ts';
import type { MediaWrites } from './media-writes.ts';

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
