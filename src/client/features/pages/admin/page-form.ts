import type { UseFormReturn } from 'react-hook-form';
import { valuesLike } from '#client/features/writing/writing-values.ts';
import { keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { type CreatePageInput, createPageInput } from '#shared/pages.schema.ts';

export type PageValues = CreatePageInput;

export type PageForm = UseFormReturn<PageValues>;

/** In the order in which the fields stand on the screen. */
const newPage: PageValues = {
  title: '',
  content: '',
  published: false,
  slug: '',
  excerpt: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
};

export const pageNames = {
  title: 'Titolo',
  content: 'Testo',
  published: 'Pubblicazione',
  slug: 'Slug',
  excerpt: 'Estratto',
  seoTitle: 'Titolo SEO',
  seoDescription: 'Descrizione SEO',
  seoKeywords: 'Parole chiave SEO',
} as const satisfies FieldNames<PageValues>;

export const pageFields = keysOf(pageNames);

export const pageValues = valuesLike(newPage);

export const pageResolver = schemaResolver<PageValues>(async () => ({ schema: createPageInput }));
