import { z } from 'zod';
import {
  entityId,
  instant,
  lineBetween,
  optionalLine,
  optionalText,
  seenVersion,
  version,
} from './fields.schema.ts';
import { paging, searchText } from './paging.schema.ts';
import { richTextMessages, richTextWith, shownMedia } from './rich-text.schema.ts';
import { slugOf } from './slug.ts';

// Pages that staff write. Specification, sections 3, 5 and 7.

export const pageMessages = {
  title: 'Il titolo deve essere compreso tra 5 e 200 caratteri',
  slug: 'Lo slug deve essere compreso tra 5 e 200 caratteri',
  content: 'Il contenuto deve essere di almeno 50 caratteri',
};

/** Characters that a reader sees; blocks do not count. */
export const PAGE_CONTENT_MIN = 50;

const summary = {
  id: entityId,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  published: z.boolean(),
  /** One of the pages that the site itself leads to: it can be changed, not moved or taken away. */
  isBuiltIn: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** When it was first published; null for what never was. */
  publishedAt: instant.nullable(),
};

export const pageSummary = z.object(summary);
export type PageSummary = z.infer<typeof pageSummary>;

const PAGES_PER_PAGE = 12;

/** The newest first, or by title. */
const pageSorts = ['created', 'title'] as const;
export type PageSort = (typeof pageSorts)[number];

/** Pages of one page of the list; `total` counts those of all. */
export const pageOfPages = z.object({ pages: z.array(pageSummary), total: z.number().int() });
export type PageOfPages = z.infer<typeof pageOfPages>;

const published = z.boolean({ error: richTextMessages.published });

export const pageOfPagesInput = z
  .object({
    ...paging(PAGES_PER_PAGE),
    published: published.optional(),
    /** Words of title, slug or excerpt. */
    search: searchText,
    sort: z.enum(pageSorts, { error: 'Scegli un ordine: created o title.' }).default('created'),
  })
  .default({ page: 1, limit: PAGES_PER_PAGE, sort: 'created' });
export type PageOfPagesInput = z.output<typeof pageOfPagesInput>;

export const page = z.object({
  ...summary,
  version,
  /** HTML, cleaned. */
  content: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
});
export type Page = z.infer<typeof page>;

/** A page with what the library knows of the files in its content. */
export const pageView = page.extend({ media: z.array(shownMedia) });
export type PageView = z.infer<typeof pageView>;

const fields = {
  title: lineBetween(pageMessages.title, 5, 200),
  slug: z
    .string({ error: pageMessages.slug })
    .overwrite(slugOf)
    .min(5, pageMessages.slug)
    .max(200, pageMessages.slug),
  excerpt: optionalText(500),
  content: richTextWith({ min: PAGE_CONTENT_MIN, message: pageMessages.content }),
  published,
  seoTitle: optionalLine(200),
  seoDescription: optionalText(500),
  seoKeywords: optionalLine(500),
};

export const createPageInput = z.object({
  ...fields,
  excerpt: fields.excerpt.default(''),
  published: fields.published.default(false),
  seoTitle: fields.seoTitle.default(''),
  seoDescription: fields.seoDescription.default(''),
  seoKeywords: fields.seoKeywords.default(''),
});
export type CreatePageInput = z.output<typeof createPageInput>;

/** What is left out stays. */
export const updatePageInput = z
  .object(fields)
  .partial()
  .extend({ id: entityId, version: seenVersion });
export type UpdatePageInput = z.infer<typeof updatePageInput>;
