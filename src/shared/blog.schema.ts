import { z } from 'zod';
import { POSTS_PER_PAGE } from './blog-rules.ts';
import {
  entityId,
  instant,
  lineBetween,
  seenVersion,
  textBetween,
  version,
} from './fields.schema.ts';
import { pagination, searchText } from './pagination.schema.ts';
import { picture, uploadName } from './pictures.schema.ts';
import { richTextMessages, richTextWith, shownMedia } from './rich-text.schema.ts';

// The blog. Specification, sections 2, 3, 5, 7 and 9.

export const postMessages = {
  title: 'Il titolo è obbligatorio',
  titleLength: 'Il titolo deve essere compreso tra 5 e 200 caratteri',
  excerpt: "L'estratto è obbligatorio",
  excerptLength: "L'estratto deve essere compreso tra 10 e 500 caratteri",
  coverImage: 'Per favore scegli o carica una immagine di copertina',
  content: 'Il contenuto è obbligatorio',
};

const summary = {
  id: entityId,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** File name under uploads. */
  coverImage: z.string(),
  /** The cover's entry in the media library; null if there is none. */
  cover: picture.nullable(),
  published: z.boolean(),
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
export const postSummary = z.object(summary);
export type PostSummary = z.infer<typeof postSummary>;

export const post = z.object({
  ...summary,
  version,
  /** Sanitized HTML. */
  content: z.string(),
});
export type Post = z.infer<typeof post>;

/** A post with the library's data on the files in its content. */
export const postView = post.extend({ media: z.array(shownMedia) });
export type PostView = z.infer<typeof postView>;

/** One page, the newest first; `total` counts all pages. */
export const paginatedPosts = z.object({ posts: z.array(postSummary), total: z.number().int() });
export type PaginatedPosts = z.infer<typeof paginatedPosts>;

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

const fields = {
  title: lineBetween(postMessages.title, 5, 200, postMessages.titleLength),
  excerpt: textBetween(postMessages.excerpt, 10, 500, postMessages.excerptLength),
  content: richTextWith({ min: 1, message: postMessages.content }),
  coverImage: uploadName(postMessages.coverImage),
  published: z.boolean({ error: richTextMessages.published }),
};

export const createPostInput = z.object({ ...fields, published: fields.published.default(false) });
export type CreatePostInput = z.output<typeof createPostInput>;

/** Fields left out keep their values; the slug never changes. */
export const updatePostInput = z
  .object(fields)
  .partial()
  .extend({ id: entityId, version: seenVersion });
export type UpdatePostInput = z.infer<typeof updatePostInput>;
