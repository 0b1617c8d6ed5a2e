import type { Generated, GeneratedAlways } from 'kysely';

export type CmsPagesTable = {
  id: Generated<number>;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML, cleaned. */
  content: string;
  published: 0 | 1;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  isBuiltIn: 0 | 1;
  /** Title, slug and excerpt, folded, on a line each: found by it, and sorted by title. */
  searchText: Generated<string>;
  createdAt: string;
  updatedAt: string;
  /** When it was first published. */
  publishedAt: string | null;
  /** Raised by each write. */
  version: Generated<number>;
};

export type FormerPageSlugsTable = { slug: string; pageId: number };

export type PostsTable = {
  id: Generated<number>;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML, cleaned. */
  content: string;
  /** Name under uploads. */
  coverImage: string;
  published: 0 | 1;
  readTimeMinutes: number;
  /** Null for a writer whose account is gone, and for the sample's posts. */
  authorId: number | null;
  /** Title and excerpt, folded. */
  searchText: string;
  createdAt: string;
  updatedAt: string;
  /** When it was first published. */
  publishedAt: string | null;
  /** The day of its first publication, of its making for what never was published. */
  listedAt: GeneratedAlways<string>;
  /** Raised by each write. */
  version: Generated<number>;
};
