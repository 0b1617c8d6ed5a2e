import { useRef } from 'react';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import type { Page } from '#shared/pages.schema.ts';
import { slugOf } from '#shared/slug.ts';
import {
  type PageValues,
  pageFailures,
  pageFields,
  pageNames,
  pageResolver,
  pageValues,
  useCreatePage,
  useUpdatePage,
} from './page.form.ts';
import { useWritingForm, type WritingForm, type WritingOptions } from './use-entry-form.ts';

export type PageWritingOptions = WritingOptions<Page, PageValues>;

type PageWriting = WritingForm<Page, PageValues>;

const isSlugTaken = (error: unknown): boolean => apiErrorOf(error)?.code === 'SLUG_TAKEN';

/** The slug of a new page follows its title until somebody writes another one. */
const useProposedSlug = (writing: PageWriting, firstTitle: string) => {
  const proposed = useRef(slugOf(firstTitle));
  const { form, saved } = writing;
  return (title: string): void => {
    if (saved || form.getValues('slug') !== proposed.current) return;
    proposed.current = slugOf(title);
    form.setValue('slug', proposed.current, {
      shouldDirty: true,
      shouldValidate: form.getFieldState('slug').invalid,
    });
  };
};

export const usePageWriting = (options: PageWritingOptions) => {
  const create = useCreatePage();
  const update = useUpdatePage();
  const writing = useWritingForm<Page, PageValues>({
    ...options,
    kind: 'page',
    valuesOf: pageValues,
    resolver: pageResolver,
    isSending: create.isPending || update.isPending,
    names: pageNames,
    create: create.mutateAsync,
    update: update.mutateAsync,
    onFailure: (error, setError) => {
      if (isSlugTaken(error)) {
        setError('slug', { message: errorText(error, '') }, { shouldFocus: true });
      } else showIssues(error, pageFields, setError);
    },
  });
  const error = update.error ?? create.error;
  return {
    writing,
    proposeSlug: useProposedSlug(writing, options.resumed?.values.title ?? ''),
    failure: isSlugTaken(error) ? null : failureBeside(error, pageFields, pageFailures.save),
  };
};
