import { z } from 'zod';
import type { InputIssue } from '#shared/error-codes.ts';
import {
  entityId,
  instant,
  lineBetween,
  seenVersion,
  textBetween,
  version,
} from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { realLocales, untranslated } from '#shared/languages/translated.schema.ts';
import { picture, uploadName } from '#shared/media/pictures.schema.ts';
import { richTextMessages, richTextWith, shownMedia } from '#shared/rich-text/rich-text.schema.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';
import { POSTS_PER_PAGE } from './blog-rules.ts';

// The blog. Specification, sections 2, 3, 5, 7 and 9.

export const postMessages = {
  title: 'Il titolo è obbligatorio',
  titleLength: 'Il titolo deve essere compreso tra 5 e 200 caratteri',
  excerpt: "L'estratto è obbligatorio",
  excerptLength: 'L’estratto deve essere compreso tra 10 e 500 caratteri',
  coverImage: 'Per favore scegli o carica una immagine di copertina',
  content: 'Il contenuto è obbligatorio',
  publishAt: 'Scegli il giorno e l’ora in cui pubblicarlo.',
  publishAtPast: 'Scegli un momento che deve ancora venire.',
  publishAtPublished:
    'Un articolo pubblicato non si programma: o è già sul sito, o ci arriva a un’ora scelta.',
};

const summary = {
  id: entityId,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** File name under uploads; empty for a draft that has none yet. */
  coverImage: z.string(),
  /** The cover's entry in the media library; null if there is none. */
  cover: picture.nullable(),
  published: z.boolean(),
  /** When a draft is published by itself; null if it is not. */
  publishAt: instant.nullable(),
  /** Whole minutes, computed from the content. */
  readTime: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  /** When it was first published; null if never. */
  publishedAt: instant.nullable(),
  /** `avatar` is a path or null. If the account is deleted, the name is the site's. */
  author: z.object({ name: z.string(), avatar: z.string().nullable() }),
};

/** A post in a list. */
export const postSummary = z.object({ ...summary, untranslated });
export type PostSummary = z.infer<typeof postSummary>;

export const post = z.object({
  ...summary,
  version,
  /** Sanitized HTML. */
  content: z.string(),
});
export type Post = z.infer<typeof post>;

/** A post with the library's data on the files in its content. */
export const postView = post.extend({
  media: z.array(shownMedia),
  untranslated,
  locales: realLocales,
});
export type PostView = z.infer<typeof postView>;

/** One page, the newest first; `total` counts all pages. */
export const paginatedPosts = z.object({ posts: z.array(postSummary), total: z.number().int() });
export type PaginatedPosts = z.infer<typeof paginatedPosts>;

/** The same with their content. */
export const paginatedWholePosts = z.object({
  posts: z.array(post.extend({ untranslated })),
  total: z.number().int(),
});
export type PaginatedWholePosts = z.infer<typeof paginatedWholePosts>;

export const listPostsInput = z
  .object(pagination(POSTS_PER_PAGE))
  .default({ page: 1, limit: POSTS_PER_PAGE });

/** For staff: drafts included unless filtered out. */
export const paginatedPostsInput = z
  .object({
    ...pagination(POSTS_PER_PAGE),
    published: z.boolean({ error: richTextMessages.published }).optional(),
    /** Searched in title and excerpt. */
    search: searchText,
  })
  .default({ page: 1, limit: POSTS_PER_PAGE });
export type PaginatedPostsInput = z.output<typeof paginatedPostsInput>;

/** An instant with its zone, which is kept in UTC. */
const publishAt = z.iso
  .datetime({ offset: true, error: postMessages.publishAt, abort: true })
  .overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()))
  .meta({ example: '2026-07-04T16:00:00Z' });

const EXCERPT_MAX = 500;
const draftExcerpt = textBetween(postMessages.excerpt, 0, EXCERPT_MAX, postMessages.excerptLength);
const excerpt = textBetween(postMessages.excerpt, 10, EXCERPT_MAX, postMessages.excerptLength);

/** The fields of a draft: only its title is required. */
const fields = {
  title: lineBetween(postMessages.title, 5, 200, postMessages.titleLength),
  excerpt: draftExcerpt,
  content: richTextWith({ min: 0, message: postMessages.content }),
  coverImage: z.union([z.literal(''), uploadName(postMessages.coverImage)], {
    error: postMessages.coverImage,
  }),
  published: z.boolean({ error: richTextMessages.published }),
  publishAt: publishAt.nullable(),
};

type Publishable = Pick<Post, 'excerpt' | 'content' | 'coverImage' | 'published' | 'publishAt'>;

/** The missing parts of a published or scheduled post; none for a draft. */
export const postIssues = (values: Publishable): InputIssue[] => {
  const { content, coverImage, published, publishAt } = values;
  if (!(published || publishAt)) return [];
  const [wrong] = excerpt.safeParse(values.excerpt).error?.issues ?? [];
  return [
    ...(wrong ? [{ path: 'excerpt', message: wrong.message }] : []),
    ...(coverImage ? [] : [{ path: 'coverImage', message: postMessages.coverImage }]),
    ...(plainText(content) ? [] : [{ path: 'content', message: postMessages.content }]),
  ];
};

export const createPostInput = z.object({
  ...fields,
  excerpt: fields.excerpt.default(''),
  content: fields.content.default(''),
  coverImage: fields.coverImage.default(''),
  published: fields.published.default(false),
  publishAt: fields.publishAt.default(null),
});
export type CreatePostInput = z.output<typeof createPostInput>;

/** Fields left out keep their values; the slug never changes. */
export const updatePostInput = z.object(fields).partial().extend({ id: entityId, seenVersion });
export type UpdatePostInput = z.infer<typeof updatePostInput>;
