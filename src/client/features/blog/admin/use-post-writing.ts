import { useWritingForm, type WritingOptions } from '#client/features/writing/use-writing-form.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import type { Post } from '#shared/blog.schema.ts';
import { type PostValues, postFields, postNames, postResolver, postValues } from './post-form.ts';
import { postFailures } from './post-words.ts';
import { useCreatePost, useUpdatePost } from './post-writes.ts';

export type PostWritingOptions = WritingOptions<Post, PostValues>;

export const usePostWriting = (options: PostWritingOptions) => {
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
