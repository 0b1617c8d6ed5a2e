import { useWatch } from 'react-hook-form';
import { TextField } from '#client/ui/text-field.tsx';
import type { Page } from '#shared/pages.schema.ts';
import { slugOf } from '#shared/slug.ts';
import type { PageForm } from './page-form.ts';

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

export const PageAddressField = ({ form, saved }: PageAddressFieldProps) => {
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
