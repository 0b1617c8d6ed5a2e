import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { Page } from '#shared/pages.schema.ts';
import type { PageForm } from './page-form.ts';
import { BUILT_IN_REASON } from './page-words.ts';

type PagePublishingProps = { form: PageForm; saved: Page | null };

/** Whether everybody sees it; pages that the site itself leads to are always seen. */
export const PagePublishing = ({ form, saved }: PagePublishingProps) =>
  saved?.isBuiltIn ? (
    <Notice tone="info" title="Pagina del sito">
      {BUILT_IN_REASON}
    </Notice>
  ) : (
    <CheckboxField
      label="Pubblica pagina"
      hint="Finché non lo è, la vede solo chi gestisce il sito."
      error={form.formState.errors.published?.message}
      {...form.register('published')}
    />
  );
