import type { Generated, GeneratedAlways } from 'kysely';
import type { OwnersText } from './owners-text.ts';

export type CmsPagesTable = {
  id: Generated<number>;
  title: OwnersText;
  slug: string;
  excerpt: OwnersText;
  /** Sanitized HTML. */
  content: OwnersText;
  published: 0 | 1;
  seoTitle: OwnersText;
  seoDescription: OwnersText;
  seoKeywords: OwnersText;
  isBuiltIn: 0 | 1;
  /** Folded title, slug and excerpt, one per line: searched, and sorted by title. */
  searchText: Generated<string>;
  createdAt: string;
  updatedAt: string;
  /** When it was first published. */
  publishedAt: string | null;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type FormerPageSlugsTable = { slug: string; pageId: number };

export type PostsTable = {
  id: Generated<number>;
  title: OwnersText;
  slug: string;
  excerpt: OwnersText;
  /** Sanitized HTML. */
  content: OwnersText;
  /** Name under uploads; empty for a draft that has none yet. */
  coverImage: string;
  published: 0 | 1;
  /** When a draft is to be published by itself. */
  publishAt: string | null;
  readTimeMinutes: number;
  /** Null when the author's account no longer exists, and for sample posts. */
  authorId: number | null;
  /** Title and excerpt, folded. */
  searchText: string;
  createdAt: string;
  updatedAt: string;
  /** When it was first published. */
  publishedAt: string | null;
  /** The date of first publication, otherwise the scheduled one, otherwise that of creation. */
  listedAt: GeneratedAlways<string>;
  /** Incremented by each write. */
  version: Generated<number>;
};
