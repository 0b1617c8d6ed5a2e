import { z } from 'zod';
import {
  entityId,
  instant,
  lineBetween,
  optionalLine,
  optionalText,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { realLocales, untranslated } from '#shared/languages/translated.schema.ts';
import { richTextMessages, richTextWith, shownMedia } from '#shared/rich-text/rich-text.schema.ts';
import { slugOf } from './slug.ts';

// Pages of the CMS. Specification, sections 3, 5 and 7.

export const cmsPageMessages = {
  title: 'Il titolo deve essere compreso tra 5 e 200 caratteri',
  slug: 'Lo slug deve essere compreso tra 5 e 200 caratteri',
  content: 'Il contenuto deve essere di almeno 50 caratteri',
};

/** Minimum visible characters, without blocks. */
export const CMS_PAGE_CONTENT_MIN = 50;

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

export const cmsPageSummary = z.object(summary);
export type CmsPageSummary = z.infer<typeof cmsPageSummary>;

const PAGES_PER_PAGE = 12;

/** The newest first, or by title. */
const cmsPageSorts = ['created', 'title'] as const;
export type CmsPageSort = (typeof cmsPageSorts)[number];

/** One page of the list; `total` counts all pages. */
export const paginatedCmsPages = z.object({
  pages: z.array(cmsPageSummary),
  total: z.number().int(),
});
export type PaginatedCmsPages = z.infer<typeof paginatedCmsPages>;

const published = z.boolean({ error: richTextMessages.published });

export const paginatedCmsPagesInput = z
  .object({
    ...pagination(PAGES_PER_PAGE),
    published: published.optional(),
    /** Searched in title, slug and excerpt. */
    search: searchText,
    sort: z.enum(cmsPageSorts, { error: 'Scegli un ordine: created o title.' }).default('created'),
  })
  .default({ page: 1, limit: PAGES_PER_PAGE, sort: 'created' });
export type PaginatedCmsPagesInput = z.output<typeof paginatedCmsPagesInput>;

export const cmsPage = z.object({
  ...summary,
  version,
  /** Sanitized HTML. */
  content: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
});
export type CmsPage = z.infer<typeof cmsPage>;

/** A page with the library's data on the files in its content. */
export const cmsPageView = cmsPage.extend({
  media: z.array(shownMedia),
  untranslated,
  locales: realLocales,
});
export type CmsPageView = z.infer<typeof cmsPageView>;

const fields = {
  title: lineBetween(cmsPageMessages.title, 5, 200),
  slug: z
    .string({ error: cmsPageMessages.slug })
    .overwrite(slugOf)
    .min(5, cmsPageMessages.slug)
    .max(200, cmsPageMessages.slug),
  excerpt: optionalText(500),
  content: richTextWith({ min: CMS_PAGE_CONTENT_MIN, message: cmsPageMessages.content }),
  published,
  seoTitle: optionalLine(200),
  seoDescription: optionalText(500),
  seoKeywords: optionalLine(500),
};

export const createCmsPageInput = z.object({
  ...fields,
  excerpt: fields.excerpt.default(''),
  published: fields.published.default(false),
  seoTitle: fields.seoTitle.default(''),
  seoDescription: fields.seoDescription.default(''),
  seoKeywords: fields.seoKeywords.default(''),
});
export type CreateCmsPageInput = z.output<typeof createCmsPageInput>;

/** Fields left out keep their values. */
export const updateCmsPageInput = z.object(fields).partial().extend({ id: entityId, seenVersion });
export type UpdateCmsPageInput = z.infer<typeof updateCmsPageInput>;
