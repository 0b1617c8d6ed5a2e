import type { Generated, GeneratedAlways } from 'kysely';

export type PagesTable = {
  id: Generated<number>;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML, cleaned. */
  content: string;
  published: 0 | 1;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  is_built_in: 0 | 1;
  /** Title, slug and excerpt, folded, on a line each: found by it, and sorted by title. */
  search_text: Generated<string>;
  created_at: string;
  updated_at: string;
  /** When it was first published. */
  published_at: string | null;
  /** Raised by each write. */
  version: Generated<number>;
};

export type FormerPageSlugsTable = { slug: string; page_id: number };

export type PostsTable = {
  id: Generated<number>;
  title: string;
  slug: string;
  excerpt: string;
  /** HTML, cleaned. */
  content: string;
  /** Name under uploads. */
  cover_image: string;
  published: 0 | 1;
  read_time_minutes: number;
  /** Null for a writer whose account is gone, and for the sample's posts. */
  author_id: number | null;
  /** Title and excerpt, folded. */
  search_text: string;
  created_at: string;
  updated_at: string;
  /** When it was first published. */
  published_at: string | null;
  /** The day of its first publication, of its making for what never was published. */
  listed_at: GeneratedAlways<string>;
  /** Raised by each write. */
  version: Generated<number>;
};
