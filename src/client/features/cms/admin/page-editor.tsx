import { useDeferredValue, useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { lengthInWords } from '#client/ui/length-in-words.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Page } from '#shared/pages.schema.ts';
import { plainText } from '#shared/rich-text.ts';
import { slugOf } from '#shared/slug.ts';
import type { WritingWindow } from './entries-screen.tsx';
import { OpenedWriting } from './entry-editor.tsx';
import { WritingForm } from './entry-form.tsx';
import {
  BUILT_IN_REASON,
  type PageForm,
  type PageValues,
  pageFailures,
  pageValues,
} from './page.form.ts';
import { type PageWritingOptions, usePageWriting } from './use-page-entry.ts';

const watched = ['title', 'slug', 'excerpt', 'content', 'seoTitle', 'seoDescription'] as const;

const DESCRIPTION_SHOWN = 160;

/** The page among the results of a search, cut off where a search engine cuts. */
const SearchResultPreview = ({ control }: { control: Control<PageValues> }) => {
  const [title, slug, excerpt, content, seoTitle, seoDescription] = useWatch({
    control,
    name: watched,
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
        {description.length > DESCRIPTION_SHOWN
          ? `${description.slice(0, DESCRIPTION_SHOWN)}…`
          : description}
      </p>
    </figure>
  );
};

/** What search engines show before they cut it off. */
const SHOWN = { title: 60, description: 160 };

/** How the page is found from elsewhere. */
const PageSearchFields = ({ form }: { form: PageForm }) => {
  const titleId = useId();
  const { register, control, formState } = form;
  const { errors } = formState;
  const [seoTitle, seoDescription] = useWatch({ control, name: ['seoTitle', 'seoDescription'] });
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-sand-200 pt-5"
    >
      <div>
        <h3 id={titleId} className="text-lg font-semibold">
          Motori di ricerca
        </h3>
        <p className="text-sm text-ink-soft">
          Come la pagina si presenta a chi la cerca. Quel che resta vuoto viene dal titolo,
          dall’estratto o dalle prime parole.
        </p>
      </div>
      <SearchResultPreview control={control} />
      <TextField
        label="Titolo SEO"
        required={false}
        autoComplete="off"
        hint={`${lengthInWords(seoTitle, SHOWN.title)} consigliati`}
        error={errors.seoTitle?.message}
        {...register('seoTitle')}
      />
      <TextArea
        label="Descrizione SEO"
        rows={3}
        required={false}
        hint={`${lengthInWords(seoDescription, SHOWN.description)} consigliati`}
        error={errors.seoDescription?.message}
        {...register('seoDescription')}
      />
      <TextField
        label="Parole chiave SEO"
        required={false}
        autoComplete="off"
        hint="Separate da virgole: mare, traghetto, famiglie"
        error={errors.seoKeywords?.message}
        {...register('seoKeywords')}
      />
    </section>
  );
};

type PagePublishingProps = { form: PageForm; saved: Page | null };

/** Whether everybody sees it; pages that the site itself leads to are always seen. */
const PagePublishing = ({ form, saved }: PagePublishingProps) =>
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

const MAX = 500;

const PageExcerptField = ({ form }: { form: PageForm }) => {
  const excerpt = useWatch({ control: form.control, name: 'excerpt' });
  return (
    <TextArea
      label="Estratto"
      rows={3}
      required={false}
      hint={`Di che cosa parla, in breve. ${lengthInWords(excerpt, MAX)}.`}
      error={form.formState.errors.excerpt?.message}
      {...form.register('excerpt')}
    />
  );
};

type PageAddressFieldProps = { form: PageForm; saved: Page | null };

/** What the address will be, and what becomes of the old one. */
const Hint = ({ slug, saved }: { slug: string; saved: Page | null }) => {
  const address = `/pages/${slugOf(slug) || '…'}`;
  const hasMoved = saved !== null && saved.slug !== slugOf(slug);
  return (
    <>
      L’indirizzo della pagina: <strong className="font-semibold text-ink">{address}</strong>
      {hasMoved && saved.publishedAt !== null && (
        <span className="mt-1 block">
          Il vecchio indirizzo, /pages/{saved.slug}, porterà a quello nuovo.
        </span>
      )}
    </>
  );
};

const PageAddressField = ({ form, saved }: PageAddressFieldProps) => {
  const slug = useWatch({ control: form.control, name: 'slug' });
  const isFixed = saved?.isBuiltIn ?? false;
  return (
    <TextField
      label="Slug"
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={isFixed}
      className={isFixed ? 'bg-sand-100' : ''}
      hint={
        <span className="wrap-anywhere">
          <Hint slug={slug} saved={saved} />
        </span>
      }
      error={form.formState.errors.slug?.message}
      {...form.register('slug')}
    />
  );
};

type PageEditorProps = PageWritingOptions & { foot: HTMLElement | null };

const PageEditor = ({ foot, ...options }: PageEditorProps) => {
  const { writing, proposeSlug, failure } = usePageWriting(options);
  const { form, saved } = writing;
  return (
    <WritingForm
      writing={writing}
      foot={foot}
      failure={failure}
      onTitle={proposeSlug}
      aside={
        <>
          <PagePublishing form={form} saved={saved} />
          <PageAddressField form={form} saved={saved} />
          <PageExcerptField form={form} />
          <PageSearchFields form={form} />
        </>
      }
    />
  );
};

const words = {
  new: 'Nuova pagina',
  edit: 'Modifica la pagina',
  gone: 'Questa pagina non c’è più',
  failure: pageFailures.open,
};

/** A page of its own, or a new one, in a window over the list. */
export const PageEditorDialog = ({ onCreated, onDone, ...window }: WritingWindow) => {
  const { opened, userId } = window;
  const page = trpc.pages.get.useQuery(
    { id: String(opened) },
    { ...liveQuery, enabled: opened !== 'new' },
  );
  return (
    <OpenedWriting {...window} kind="page" query={page} valuesOf={pageValues} words={words}>
      {(start) => <PageEditor {...start} {...{ userId, onCreated, onDone }} />}
    </OpenedWriting>
  );
};
