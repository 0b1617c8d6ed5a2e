import type { UseFormReturn } from 'react-hook-form';
import { valuesLike } from '#client/features/writing/writing-values.ts';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { type CreatePostInput, createPostInput } from '#shared/blog.schema.ts';

export type PostValues = CreatePostInput;

export type PostForm = UseFormReturn<PostValues>;

/** In the order in which the fields stand on the screen. */
const newPost: PostValues = {
  title: '',
  content: '',
  published: false,
  coverImage: '',
  excerpt: '',
};

export const postNames = {
  title: 'Titolo',
  content: 'Testo',
  published: 'Pubblicazione',
  coverImage: 'Immagine di copertina',
  excerpt: 'Estratto',
} as const satisfies FieldNames<PostValues>;

export const postFields = keysOf(postNames);

export const postValues = valuesLike(newPost);

export const postResolver = schemaResolver<PostValues>(async () => ({ schema: createPostInput }));
