import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { PostArticle } from '#client/features/cms/blog/post-article.tsx';
import { COVER_FORMATS } from '#client/features/media/field-formats.ts';
import { PictureChoice } from '#client/features/media/picture-choice.tsx';
import { useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { formatLength } from '#client/ui/format-length.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { houseClock, instantAtHouse } from '#shared/bookings/house-clock.ts';
import type { Post } from '#shared/cms/blog.schema.ts';
import { formatDayInWords } from '#shared/languages/italian-dates.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import type { Preview } from '#shared/rich-text/rich-text.schema.ts';
import type { EntryWindow } from './entries-screen.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryForm } from './entry-form.tsx';
import {
  newPostNames,
  type PostValues,
  postKind,
  useCreatePost,
  useUpdatePost,
} from './post.form.ts';
import { type EntryFormProps, useEntryForm } from './use-entry-form.ts';

type FieldProps = { form: UseFormReturn<PostValues> };
/** Whether it is published now or later; a draft needs a title only. */
type PublishedFieldProps = FieldProps & { isForSite: boolean };

const PublishedField = ({ form, isNew }: FieldProps & { isNew: boolean }) => (
  <CheckboxField
    label={(isNew ? newPostNames : postKind.names).published}
    hint="Finché non lo è, lo vedi solo tu e chi gestisce il sito con te. A una bozza basta il titolo."
    error={form.formState.errors.published?.message}
    {...form.register('published')}
  />
);

/** A day without its hour, or the reverse: the browser gives its value as ''. */
const INCOMPLETE = '?';

const scheduleHint = (publishAt: string): string => {
  const instant = instantAtHouse(publishAt);
  if (instant === null) return 'Il giorno e l’ora italiana in cui l’articolo esce da solo.';
  const [day = '', time] = houseClock(new Date(instant)).split('T');
  return `Esce da solo ${formatDayInWords(day)} alle ${time}, ora italiana.`;
};

const ScheduleField = ({ control }: { control: Control<PostValues> }) => {
  const { field, fieldState } = useController({ control, name: 'publishAt' });
  const typed = field.value === INCOMPLETE ? '' : field.value;
  return (
    <TextField
      {...field}
      type="datetime-local"
      label={postKind.names.publishAt}
      required={false}
      hint={scheduleHint(typed)}
      error={fieldState.error?.message}
      value={typed}
      onBlur={({ target }) => {
        if (target.validity.badInput) field.onChange(INCOMPLETE);
        else if (field.value === INCOMPLETE) field.onChange(target.value);
        field.onBlur();
      }}
    />
  );
};

type CoverFieldProps = { control: Control<PostValues>; isForSite: boolean };

const CoverField = ({ control, isForSite }: CoverFieldProps) => {
  const { field, fieldState } = useController({ control, name: 'coverImage' });
  return (
    <PictureChoice
      label={postKind.names.coverImage}
      required={isForSite}
      url={field.value && uploadUrl(field.value)}
      formats={COVER_FORMATS}
      onPick={({ fileName }) => field.onChange(fileName)}
      {...(!isForSite && { onRemove: () => field.onChange('') })}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
};

/** Specification, section 9. */
const EXCERPT_MAX = 500;

const ExcerptField = ({ form, isForSite }: PublishedFieldProps) => {
  const excerpt = useWatch({ control: form.control, name: 'excerpt' });
  return (
    <TextArea
      label={postKind.names.excerpt}
      rows={4}
      required={isForSite}
      hint={`Poche righe che invitano a leggere: stanno nell’elenco e nella home. ${formatLength(excerpt, EXCERPT_MAX)}.`}
      error={form.formState.errors.excerpt?.message}
      {...form.register('excerpt')}
    />
  );
};

type PostPreviewProps = { values: PostValues; saved: Post | null; text: Preview };

const PostPreview = ({ values, saved, text }: PostPreviewProps) => {
  const { user } = useSession();
  const { title, published, coverImage } = values;
  const { data } = trpc.media.page.useQuery(
    { page: 1, limit: 1, fileName: coverImage },
    { enabled: coverImage !== '' },
  );
  const cover = coverImage === '' ? null : data?.items[0]?.picture;
  // Waits for the picture's data: rendering twice would shift the content below.
  if (cover === undefined && !data) return null;
  const now = new Date().toISOString();
  const post = {
    title: title.trim() || 'Senza titolo',
    author: saved?.author ?? { name: user?.name ?? '', avatar: user?.avatar ?? null },
    publishedAt: saved?.publishedAt ?? (published ? now : instantAtHouse(values.publishAt)),
    createdAt: saved?.createdAt ?? now,
    cover: cover ?? null,
    ...text,
  };
  return <PostArticle post={post} />;
};

const PostForm = ({ footer, ...props }: EntryFormProps<Post, PostValues>) => {
  const entry = useEntryForm({
    ...props,
    entryKind: postKind,
    create: useCreatePost(),
    update: useUpdatePost(),
  });
  const { form, saved } = entry;
  const { control } = form;
  const [published, publishAt] = useWatch({ control, name: ['published', 'publishAt'] });
  const isForSite = published || publishAt !== '';
  return (
    <EntryForm
      entry={entry}
      kind={postKind.kind}
      footer={footer}
      isTextRequired={isForSite}
      canPublish={!saved?.publishAt}
      later={{
        field: <ScheduleField control={control} />,
        isReady: publishAt !== '' && publishAt !== INCOMPLETE,
        forget: () => form.setValue('publishAt', '', { shouldDirty: true }),
      }}
      preview={(text) => <PostPreview values={form.getValues()} saved={saved} text={text} />}
      aside={
        <>
          <PublishedField form={form} isNew={saved === null} />
          {!published && saved?.publishAt && <ScheduleField control={control} />}
          <CoverField control={control} isForSite={isForSite} />
          <ExcerptField form={form} isForSite={isForSite} />
        </>
      }
    />
  );
};

export const PostDialog = (window: EntryWindow) => {
  const query = trpc.blog.get.useQuery(
    { id: String(window.opened) },
    // Not cached: the form must start from the saved version.
    { ...liveQuery, gcTime: 0, enabled: window.opened !== 'new' },
  );
  return (
    <EntryDialog {...window} entryKind={postKind} query={query}>
      {(form) => <PostForm {...form} />}
    </EntryDialog>
  );
};
