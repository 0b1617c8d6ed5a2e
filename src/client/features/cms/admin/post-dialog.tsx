import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { COVER_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { formatLength } from '#client/ui/format-length.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import type { Post } from '#shared/blog.schema.ts';
import { uploadUrl } from '#shared/upload-url.ts';
import type { EntryWindow } from './entries-screen.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryForm } from './entry-form.tsx';
import { type PostValues, postKind, useCreatePost, useUpdatePost } from './post.form.ts';
import { type EntryFormProps, useEntryForm } from './use-entry-form.ts';

type FieldProps = { form: UseFormReturn<PostValues> };

const PublishedField = ({ form, isNew }: FieldProps & { isNew: boolean }) => (
  <CheckboxField
    label={isNew ? 'Pubblica subito' : 'Pubblicato'}
    hint="Finché non lo è, lo vede solo chi gestisce il sito."
    error={form.formState.errors.published?.message}
    {...form.register('published')}
  />
);

const CoverField = ({ control }: { control: Control<PostValues> }) => {
  const { field, fieldState } = useController({ control, name: 'coverImage' });
  return (
    <PictureChoice
      label="Immagine di copertina"
      required
      url={field.value && uploadUrl(field.value)}
      formats={COVER_FORMATS}
      onPick={({ fileName }) => field.onChange(fileName)}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
};

/** Specification, section 9. */
const EXCERPT_MAX = 500;

const ExcerptField = ({ form }: FieldProps) => {
  const excerpt = useWatch({ control: form.control, name: 'excerpt' });
  return (
    <TextArea
      label="Estratto"
      rows={4}
      required
      hint={`Poche righe che invitano a leggere: stanno nell’elenco e nella home. ${formatLength(excerpt, EXCERPT_MAX)}.`}
      error={form.formState.errors.excerpt?.message}
      {...form.register('excerpt')}
    />
  );
};

const PostForm = ({ footer, ...props }: EntryFormProps<Post, PostValues>) => {
  const entry = useEntryForm({
    ...props,
    entryKind: postKind,
    create: useCreatePost(),
    update: useUpdatePost(),
  });
  const { form, saved } = entry;
  return (
    <EntryForm
      entry={entry}
      footer={footer}
      aside={
        <>
          <PublishedField form={form} isNew={saved === null} />
          <CoverField control={form.control} />
          <ExcerptField form={form} />
        </>
      }
    />
  );
};

export const PostDialog = (window: EntryWindow) => {
  const query = trpc.blog.get.useQuery(
    { id: String(window.opened) },
    { ...liveQuery, enabled: window.opened !== 'new' },
  );
  return (
    <EntryDialog {...window} entryKind={postKind} query={query}>
      {(form) => <PostForm {...form} />}
    </EntryDialog>
  );
};
