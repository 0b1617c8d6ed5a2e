import { useDeferredValue, useRef } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { PageArticle } from '#client/features/cms/pages/page-article.tsx';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { formatLength } from '#client/ui/format-length.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { SlugField } from '#client/ui/slug-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { CmsPage } from '#shared/cms/cms-pages.schema.ts';
import { pageSlugOf, slugOf } from '#shared/cms/slug.ts';
import type { Preview } from '#shared/rich-text/rich-text.schema.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';
import type { EntryWindow } from './entries-screen.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryForm } from './entry-form.tsx';
import {
  BUILT_IN_REASON,
  type PageValues,
  pageKind,
  useCreatePage,
  useUpdatePage,
} from './page.form.ts';
import { type EntryFormProps, useEntryForm } from './use-entry-form.ts';

type FieldProps = { form: UseFormReturn<PageValues> };
type SavedFieldProps = FieldProps & { saved: CmsPage | null };

const PublishedField = ({ form, saved }: SavedFieldProps) =>
  saved?.isBuiltIn ? (
    <Notice tone="info" title="Pagina del sito">
      {BUILT_IN_REASON}
    </Notice>
  ) : (
    <CheckboxField
      label={pageKind.names.published}
      hint="Finché non lo è, la vedi solo tu e chi gestisce il sito con te."
      error={form.formState.errors.published?.message}
      {...form.register('published')}
    />
  );

/** The new address, and that the old one will redirect to it. */
const SlugHint = ({ form, saved }: SavedFieldProps) => {
  const slug = useWatch({ control: form.control, name: 'slug' });
  if (saved?.isBuiltIn) return 'Il sito porta sempre qui: questo indirizzo non cambia.';
  if (saved === null || saved.slug === slugOf(slug)) {
    return 'Nasce dal titolo, e poi resta: lettere minuscole, numeri e trattini.';
  }
  return (
    <span className="wrap-anywhere">
      Il nuovo indirizzo:{' '}
      <strong className="font-semibold text-ink">/pages/{slugOf(slug) || '…'}</strong>
      {saved.publishedAt !== null && (
        <span className="mt-1 block">
          Il vecchio indirizzo, /pages/{saved.slug}, porterà a quello nuovo.
        </span>
      )}
    </span>
  );
};

const EXCERPT_MAX = 500;

const ExcerptField = ({ form }: FieldProps) => {
  const excerpt = useWatch({ control: form.control, name: 'excerpt' });
  return (
    <TextArea
      label={pageKind.names.excerpt}
      rows={3}
      required={false}
      hint={`Di che cosa parla, in breve. ${formatLength(excerpt, EXCERPT_MAX)}.`}
      error={form.formState.errors.excerpt?.message}
      {...form.register('excerpt')}
    />
  );
};

/** Where search engines cut off. */
const SEO_LENGTH = { title: 60, description: 160 };

const SearchResultPreview = ({ control }: { control: Control<PageValues> }) => {
  const [title, slug, excerpt, content, seoTitle, seoDescription] = useWatch({
    control,
    name: ['title', 'slug', 'excerpt', 'content', 'seoTitle', 'seoDescription'],
  });
  const text = plainText(useDeferredValue(content));
  const description =
    seoDescription.trim() || excerpt.trim() || text || 'Le prime parole del testo.';
  return (
    <figure className="rounded-card border border-sand-200 bg-sand-50 px-4 py-3">
      <figcaption className="text-xs text-ink-soft">
        Anteprima di un risultato di ricerca
      </figcaption>
      <p className="mt-1.5 truncate text-xs text-ink-soft">
        {location.host} › pages › {slugOf(slug) || '…'}
      </p>
      <p className="line-clamp-2 leading-snug text-sea-600 wrap-anywhere">
        {seoTitle.trim() || title.trim() || 'Titolo della pagina'}
      </p>
      <p className="mt-0.5 line-clamp-3 text-xs wrap-anywhere text-ink-soft">
        {description.length > SEO_LENGTH.description
          ? `${description.slice(0, SEO_LENGTH.description)}…`
          : description}
      </p>
    </figure>
  );
};

/** Folded away, since what stays empty is filled in from the page. */
const SeoFields = ({ form }: FieldProps) => {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [seoTitle, seoDescription] = useWatch({ control, name: ['seoTitle', 'seoDescription'] });
  const isWrong = Boolean(errors.seoTitle ?? errors.seoDescription ?? errors.seoKeywords);
  return (
    <Folded title="Come appare su Google" open={isWrong || undefined}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-sm text-ink-soft">
          Quel che lasci vuoto viene dal titolo, dall’estratto o dalle prime parole.
        </p>
        <SearchResultPreview control={control} />
        <TextField
          label={pageKind.names.seoTitle}
          required={false}
          autoComplete="off"
          hint={`${formatLength(seoTitle, SEO_LENGTH.title)} consigliati`}
          error={errors.seoTitle?.message}
          {...register('seoTitle')}
        />
        <TextArea
          label={pageKind.names.seoDescription}
          rows={3}
          required={false}
          hint={`${formatLength(seoDescription, SEO_LENGTH.description)} consigliati`}
          error={errors.seoDescription?.message}
          {...register('seoDescription')}
        />
        <TextField
          label={pageKind.names.seoKeywords}
          required={false}
          autoComplete="off"
          hint="Separate da virgole: mare, traghetto, famiglie"
          error={errors.seoKeywords?.message}
          {...register('seoKeywords')}
        />
      </div>
    </Folded>
  );
};

const proposedFor = (title: string): string => (title.trim() ? pageSlugOf(title) : '');

/** The slug of a new page follows its title until the slug is edited. */
const useProposedSlug = ({ form, saved }: SavedFieldProps, initialTitle: string) => {
  const proposed = useRef(proposedFor(initialTitle));
  return (title: string): void => {
    if (saved || form.getValues('slug') !== proposed.current) return;
    proposed.current = proposedFor(title);
    form.clearErrors('slug');
    form.setValue('slug', proposed.current, { shouldDirty: true });
  };
};

type PagePreviewProps = { values: PageValues; saved: CmsPage | null; text: Preview };

/** The page as visitors will see it once published. */
const PagePreview = ({ values, saved, text }: PagePreviewProps) => {
  const now = new Date().toISOString();
  const page = {
    title: values.title.trim() || 'Senza titolo',
    published: true,
    publishedAt: saved?.publishedAt ?? now,
    createdAt: saved?.createdAt ?? now,
    ...text,
  };
  return <PageArticle page={page} />;
};

const PageForm = ({ footer, ...props }: EntryFormProps<CmsPage, PageValues>) => {
  const entry = useEntryForm({
    ...props,
    entryKind: pageKind,
    create: useCreatePage(),
    update: useUpdatePage(),
  });
  const { form, saved } = entry;
  const proposeSlug = useProposedSlug(entry, props.resumed?.values.title ?? '');
  return (
    <EntryForm
      entry={entry}
      kind={pageKind.kind}
      footer={footer}
      onTitleChange={proposeSlug}
      preview={(text) => <PagePreview values={form.getValues()} saved={saved} text={text} />}
      aside={
        <>
          <PublishedField form={form} saved={saved} />
          <SlugField
            control={form.control}
            name="slug"
            label={pageKind.names.slug}
            prefix="/pages/"
            readOnly={saved?.isBuiltIn ?? false}
            hint={<SlugHint form={form} saved={saved} />}
          />
          <ExcerptField form={form} />
          <SeoFields form={form} />
        </>
      }
    />
  );
};

export const PageDialog = (window: EntryWindow) => {
  const query = trpc.pages.get.useQuery(
    { id: String(window.opened) },
    // Not cached: the form must start from the saved version.
    { ...liveQuery, gcTime: 0, enabled: window.opened !== 'new' },
  );
  return (
    <EntryDialog {...window} entryKind={pageKind} query={query}>
      {(form) => <PageForm {...form} />}
    </EntryDialog>
  );
};
