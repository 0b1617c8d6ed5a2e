import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { plainText } from '#shared/rich-text.ts';
import { slugOf } from '#shared/slug.ts';
import type { PageValues } from './page-form.ts';

const watched = ['title', 'slug', 'excerpt', 'content', 'seoTitle', 'seoDescription'] as const;

const DESCRIPTION_SHOWN = 160;

/** The page among the results of a search, cut off where a search engine cuts. */
export const SearchResultPreview = ({ control }: { control: Control<PageValues> }) => {
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
