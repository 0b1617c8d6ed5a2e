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
import { paging, searchText } from './paging.schema.ts';
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
  /** Name under uploads. */
  coverImage: z.string(),
  /** The cover as the library knows it; null where it does not. */
  cover: picture.nullable(),
  published: z.boolean(),
  /** Minutes, worked out from the content. */
  readTime: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  /** When it was first published; null for what never was. */
  publishedAt: instant.nullable(),
  /** `avatar` as of an account: a path, or null. Where the writer is gone, the name is the site's. */
  author: z.object({ name: z.string(), avatar: z.string().nullable() }),
};

/** A post as lists show it. */
export const postSummary = z.object(summary);
export type PostSummary = z.infer<typeof postSummary>;

export const post = z.object({
  ...summary,
  version,
  /** HTML, cleaned. */
  content: z.string(),
});
export type Post = z.infer<typeof post>;

/** A post with what the library knows of the files in its content. */
export const postView = post.extend({ media: z.array(shownMedia) });
export type PostView = z.infer<typeof postView>;

/** Posts of one page, the newest first; `total` counts those of all pages. */
export const postPage = z.object({ posts: z.array(postSummary), total: z.number().int() });
export type PostPage = z.infer<typeof postPage>;

export const listPostsInput = z
  .object(paging(POSTS_PER_PAGE))
  .default({ page: 1, limit: POSTS_PER_PAGE });

/** For staff: drafts are among them, unless one asks otherwise. */
export const pageOfPostsInput = z
  .object({
    ...paging(POSTS_PER_PAGE),
    published: z.boolean({ error: richTextMessages.published }).optional(),
    /** In the title or the excerpt. */
    search: searchText,
  })
  .default({ page: 1, limit: POSTS_PER_PAGE });
export type PageOfPostsInput = z.output<typeof pageOfPostsInput>;

const fields = {
  title: lineBetween(postMessages.title, 5, 200, postMessages.titleLength),
  excerpt: textBetween(postMessages.excerpt, 10, 500, postMessages.excerptLength),
  content: richTextWith({ min: 1, message: postMessages.content }),
  coverImage: uploadName(postMessages.coverImage),
  published: z.boolean({ error: richTextMessages.published }),
};

export const createPostInput = z.object({ ...fields, published: fields.published.default(false) });
export type CreatePostInput = z.output<typeof createPostInput>;

/** What is left out stays; the slug always does. */
export const updatePostInput = z
  .object(fields)
  .partial()
  .extend({ id: entityId, version: seenVersion });
export type UpdatePostInput = z.infer<typeof updatePostInput>;
