import { type Control, useController, useWatch } from 'react-hook-form';
import { COVER_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { lengthInWords } from '#client/ui/length-in-words.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import type { Post } from '#shared/blog.schema.ts';
import { uploadUrl } from '#shared/upload-url.ts';
import type { WritingWindow } from './entries-screen.tsx';
import { OpenedWriting } from './entry-editor.tsx';
import { WritingForm } from './entry-form.tsx';
import {
  type PostForm,
  type PostValues,
  postFailures,
  postFields,
  postNames,
  postResolver,
  postValues,
  useCreatePost,
  useUpdatePost,
} from './post.form.ts';
import { useWritingForm, type WritingOptions } from './use-entry-form.ts';

type PostWritingOptions = WritingOptions<Post, PostValues>;

const usePostWriting = (options: PostWritingOptions) => {
  const create = useCreatePost();
  const update = useUpdatePost();
  const writing = useWritingForm<Post, PostValues>({
    ...options,
    kind: 'post',
    valuesOf: postValues,
    resolver: postResolver,
    isSending: create.isPending || update.isPending,
    names: postNames,
    create: create.mutateAsync,
    update: update.mutateAsync,
  });
  const error = update.error ?? create.error;
  return { writing, failure: failureBeside(error, postFields, postFailures.save) };
};

/** The picture over the post and on its card. */
const PostCoverField = ({ control }: { control: Control<PostValues> }) => {
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

type PostEditorProps = PostWritingOptions & { foot: HTMLElement | null };

/** Specification, section 9. */
const EXCERPT_MAX = 500;

type FieldProps = { form: PostForm };

const PublishField = ({ form, isNew }: FieldProps & { isNew: boolean }) => (
  <CheckboxField
    label={isNew ? 'Pubblica subito' : 'Pubblicato'}
    hint="Finché non lo è, lo vede solo chi gestisce il sito."
    error={form.formState.errors.published?.message}
    {...form.register('published')}
  />
);

const ExcerptField = ({ form }: FieldProps) => {
  const excerpt = useWatch({ control: form.control, name: 'excerpt' });
  return (
    <TextArea
      label="Estratto"
      rows={4}
      required
      hint={`Poche righe che invitano a leggere: stanno nell’elenco e nella home. ${lengthInWords(excerpt, EXCERPT_MAX)}.`}
      error={form.formState.errors.excerpt?.message}
      {...form.register('excerpt')}
    />
  );
};

const PostEditor = ({ foot, ...options }: PostEditorProps) => {
  const { writing, failure } = usePostWriting(options);
  const { form, saved } = writing;
  return (
    <WritingForm
      writing={writing}
      foot={foot}
      failure={failure}
      aside={
        <>
          <PublishField form={form} isNew={saved === null} />
          <PostCoverField control={form.control} />
          <ExcerptField form={form} />
        </>
      }
    />
  );
};

const words = {
  new: 'Nuovo articolo',
  edit: 'Modifica l’articolo',
  gone: 'Questo articolo non c’è più',
  failure: postFailures.open,
};

/** A post, or a new one, in a window over the list. */
export const PostEditorDialog = ({ onCreated, onDone, ...window }: WritingWindow) => {
  const { opened, userId } = window;
  const post = trpc.blog.get.useQuery(
    { id: String(opened) },
    { ...liveQuery, enabled: opened !== 'new' },
  );
  return (
    <OpenedWriting {...window} kind="post" query={post} valuesOf={postValues} words={words}>
      {(start) => <PostEditor {...start} {...{ userId, onCreated, onDone }} />}
    </OpenedWriting>
  );
};
