import { useWatch } from 'react-hook-form';
import { WritingForm } from '#client/features/writing/writing-form.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { lengthInWords } from '#client/ui/length-in-words.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import { PostCoverField } from './post-cover-field.tsx';
import type { PostForm } from './post-form.ts';
import { type PostWritingOptions, usePostWriting } from './use-post-writing.ts';

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

export const PostEditor = ({ foot, ...options }: PostEditorProps) => {
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
