import { useForm } from 'react-hook-form';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { type Media, updateMediaInput } from '#shared/media.schema.ts';
import type { MediaWrites } from './media-writes.ts';

type Texts = Pick<Media, 'name' | 'caption'>;

export const mediaTextFields: readonly (keyof Texts)[] = ['name', 'caption'];

const resolver = schemaResolver<Texts>(async () => ({
  schema: updateMediaInput.omit({ id: true }),
}));

type MediaFormOptions = { media: Media; writes: MediaWrites; onSaved: () => void };

/** Name and caption while they are edited. */
export const useMediaForm = ({ media, writes: { update }, onSaved }: MediaFormOptions) => {
  const form = useForm<Texts>({
    mode: 'onTouched',
    resolver,
    defaultValues: { name: media.name, caption: media.caption },
  });
  const send = form.handleSubmit((values) => {
    if (update.isPending) return;
    update.mutate(
      { id: media.id, ...values },
      {
        onSuccess: onSaved,
        onError: (error) => showIssues(error, mediaTextFields, form.setError),
      },
    );
  });
  return { form, send };
};
