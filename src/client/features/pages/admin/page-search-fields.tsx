import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { lengthInWords } from '#client/ui/length-in-words.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { PageForm } from './page-form.ts';
import { SearchResultPreview } from './search-result-preview.tsx';

/** What search engines show before they cut it off. */
const SHOWN = { title: 60, description: 160 };

/** How the page is found from elsewhere. */
export const PageSearchFields = ({ form }: { form: PageForm }) => {
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
