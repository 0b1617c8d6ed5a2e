import { Link, type LinkProps } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import {
  entityName,
  nameOf,
  nextText,
  parseName,
  shownTexts,
  type TranslationSearch,
} from '#client/features/text-languages/translation-search.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import {
  type ForeignLocale,
  foreignLocales,
  inItalian,
  italianLanguageNames,
} from '#shared/languages/locales.ts';
import type { TranslatedKind } from '#shared/languages/translated-kinds.ts';
import type {
  TranslatedLanguage,
  TranslationSummary,
} from '#shared/languages/translations.schema.ts';
import { LanguageOffer } from './language-offer.tsx';
import { TextList } from './text-list.tsx';
import { TranslationEditor } from './translation-editor.tsx';

type OnSearch = (search: TranslationSearch, saved?: boolean) => void;

const toDo = ({ missing, outdated }: TranslatedLanguage): string => {
  const count = missing + outdated;
  return count === 0 ? 'tutto tradotto' : `${count} da fare`;
};

const placeLinkClass = `inline-flex min-h-11 items-center ${textLinkClass}`;

type LanguageChoiceProps = {
  languages: readonly TranslatedLanguage[];
  chosen: ForeignLocale;
  search: TranslationSearch;
};

const LanguageChoice = ({ languages, chosen, search }: LanguageChoiceProps) => (
  <nav aria-label="Lingua" className="mb-6">
    <ul className="segments max-w-lg">
      {languages.map((language) => (
        <li key={language.locale}>
          <Link
            to="/admin/translations"
            search={{ all: search.all, of: search.of, lang: language.locale }}
            resetScroll={false}
            activeProps={{}}
            aria-current={language.locale === chosen ? 'page' : undefined}
            className="segment flex-col gap-0 px-1 py-1 leading-tight"
          >
            {italianLanguageNames[language.locale]}
            {search.of === undefined && (
              <span className="text-xs font-normal">{toDo(language)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

type OverviewProps = {
  texts: readonly TranslationSummary[];
  locale: ForeignLocale;
  search: TranslationSearch;
  onSearch: OnSearch;
};

const Overview = ({ texts, locale, search, onSearch }: OverviewProps) => {
  const shown = shownTexts(texts, search);
  const [first] = shownTexts(texts, {});
  return (
    <>
      {first && (
        <Button className="mb-5" onClick={() => onSearch({ ...search, text: nameOf(first) })}>
          Traduci uno dopo l’altro
        </Button>
      )}
      <div className="mb-5">
        <CheckboxField
          label="Anche i testi già tradotti"
          checked={search.all ?? false}
          onChange={({ target }) => onSearch({ ...search, all: target.checked || undefined })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={<Languages />} title="Qui è tutto tradotto">
          Quando scrivi un testo nuovo, o ne cambi uno, lo trovi qui da tradurre in{' '}
          {inItalian(locale)}.
        </EmptyState>
      ) : (
        <TextList texts={shown} />
      )}
    </>
  );
};

type OpenTextProps = Omit<OverviewProps, 'onSearch'> & { name: string; onSearch: OnSearch };

const OpenText = ({ texts, locale, search, name, onSearch }: OpenTextProps) => {
  const parsed = parseName(name);
  // A translated text leaves the list, but not the walk.
  const [walk] = useState(() => shownTexts(texts, {}).map(nameOf));
  const step = walk.indexOf(name) + 1;
  const next = nextText(texts, name);
  const open = (text: string | undefined, saved?: boolean) => onSearch({ ...search, text }, saved);
  return (
    parsed && (
      <TranslationEditor
        key={`${locale} ${name}`}
        name={{ ...parsed, locale }}
        place={step > 0 && walk.length > 1 ? `${step} di ${walk.length}` : null}
        hasNext={next !== undefined}
        onNext={(saved) => open(next && nameOf(next), saved)}
        onBack={(saved) => open(undefined, saved)}
      />
    )
  );
};

type Target = Pick<LinkProps, 'to' | 'search'>;

/** The screen for the Italian texts of an entity. */
const italianScreens: Record<TranslatedKind, (id: number) => Target> = {
  homepage: () => ({ to: '/admin/homepage' }),
  property: () => ({ to: '/admin/property' }),
  'guest-information': () => ({ to: '/admin/guests' }),
  'guest-mail': () => ({ to: '/admin/guest-mails' }),
  prices: () => ({ to: '/admin/prices' }),
  'feature-box': () => ({ to: '/admin/features' }),
  'menu-item': () => ({ to: '/admin/menu' }),
  gallery: (edit) => ({ to: '/admin/gallery', search: { edit } }),
  media: () => ({ to: '/admin/media' }),
  page: (edit) => ({ to: '/admin/pages', search: { edit } }),
  post: (edit) => ({ to: '/admin/blog', search: { edit } }),
  review: () => ({ to: '/admin/reviews' }),
  'saved-answer': () => ({ to: '/admin/saved-answers' }),
};

const OneEntity = ({ search, name }: { search: TranslationSearch; name: string }) => {
  const entity = parseName(`${name}/x`);
  return (
    <div className="mb-5">
      <p>Solo i testi di quello che stavi guardando.</p>
      <div className="flex flex-wrap gap-x-6">
        {entity && (
          <Link {...italianScreens[entity.kind](entity.itemId)} className={placeLinkClass}>
            Torna all’italiano
          </Link>
        )}
        <Link
          to="/admin/translations"
          search={{ ...search, of: undefined }}
          className={placeLinkClass}
        >
          Tutti i testi
        </Link>
      </div>
    </div>
  );
};

type TranslationsScreenProps = { search: TranslationSearch; onSearch: OnSearch };

export const TranslationsScreen = ({ search, onSearch }: TranslationsScreenProps) => {
  const locale = search.lang ?? foreignLocales[0] ?? 'en';
  const languages = trpc.translations.languages.useQuery(undefined, liveQuery);
  const texts = trpc.translations.list.useQuery({ locale }, liveQuery);
  const language = languages.data?.find((one) => one.locale === locale);
  return (
    <>
      <AdminPageHeader
        title="Lingue"
        purpose="I testi del sito nelle altre lingue: che cosa manca, e che cosa è da rivedere."
      />
      {languages.data && (
        <LanguageChoice languages={languages.data} chosen={locale} search={search} />
      )}
      <Loaded
        query={texts}
        failure="Errore nel caricamento delle traduzioni"
        skeleton={<Skeleton className="h-96" />}
      >
        {(everything) => {
          const all = search.of
            ? everything.filter((text) => entityName(text) === search.of)
            : everything;
          return search.text === undefined ? (
            <>
              {search.of ? (
                <OneEntity search={search} name={search.of} />
              ) : (
                language &&
                languages.data && (
                  <div className="mb-5">
                    <LanguageOffer language={language} languages={languages.data} />
                  </div>
                )
              )}
              <Overview texts={all} locale={locale} search={search} onSearch={onSearch} />
            </>
          ) : (
            <OpenText
              key={locale}
              texts={all}
              locale={locale}
              search={search}
              name={search.text}
              onSearch={onSearch}
            />
          );
        }}
      </Loaded>
    </>
  );
};
