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

// Pages of the CMS. Specification, sections 3, 5 and 7.

export const pageMessages = {
  title: 'Il titolo deve essere compreso tra 5 e 200 caratteri',
  slug: 'Lo slug deve essere compreso tra 5 e 200 caratteri',
  content: 'Il contenuto deve essere di almeno 50 caratteri',
};

/** Minimum visible characters, without blocks. */
export const PAGE_CONTENT_MIN = 50;

const summary = {
  id: entityId,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  published: z.boolean(),
  /** The site itself links to it: it can be edited, but not moved or deleted. */
  isBuiltIn: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** When it was first published; null if never. */
  publishedAt: instant.nullable(),
};

export const pageSummary = z.object(summary);
export type PageSummary = z.infer<typeof pageSummary>;

const PAGES_PER_PAGE = 12;

/** The newest first, or by title. */
const pageSorts = ['created', 'title'] as const;
export type PageSort = (typeof pageSorts)[number];

/** One page of the list; `total` counts all pages. */
export const pageOfPages = z.object({ pages: z.array(pageSummary), total: z.number().int() });
export type PageOfPages = z.infer<typeof pageOfPages>;

const published = z.boolean({ error: richTextMessages.published });

export const pageOfPagesInput = z
  .object({
    ...paging(PAGES_PER_PAGE),
    published: published.optional(),
    /** Searched in title, slug and excerpt. */
    search: searchText,
    sort: z.enum(pageSorts, { error: 'Scegli un ordine: created o title.' }).default('created'),
  })
  .default({ page: 1, limit: PAGES_PER_PAGE, sort: 'created' });
export type PageOfPagesInput = z.output<typeof pageOfPagesInput>;

export const page = z.object({
  ...summary,
  version,
  /** Sanitized HTML. */
  content: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
});
export type Page = z.infer<typeof page>;

/** A page with the library's data on the files in its content. */
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

/** Fields left out keep their values. */
export const updatePageInput = z
  .object(fields)
  .partial()
  .extend({ id: entityId, version: seenVersion });
export type UpdatePageInput = z.infer<typeof updatePageInput>;
