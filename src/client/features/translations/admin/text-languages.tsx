import { Link } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { textLinkClass } from '#client/ui/text-link.ts';
import { italianLanguageNames } from '#shared/locales.ts';
import type { TranslatedEntity } from '#shared/translations.schema.ts';
import { entityName } from './translation-search.ts';
import { languageInWords } from './translation-state.tsx';

const EntityLanguages = (entity: TranslatedEntity) => {
  const { data: languages = [] } = trpc.translations.ofEntity.useQuery(entity, liveQuery);
  if (languages.length === 0) return null;
  return (
    <div className="flex items-start gap-3 text-sm">
      <Languages aria-hidden className="mt-3 size-5 shrink-0 text-sea-600" />
      <ul aria-label="Traduzioni di questi testi" className="flex min-w-0 flex-wrap gap-x-6">
        {languages.map((language) => (
          <li key={language.locale}>
            <Link
              to="/admin/translations"
              search={{
                lang: language.locale,
                of: entityName(entity),
                all: language.missing + language.outdated === 0 || undefined,
              }}
              className={`inline-flex min-h-11 items-center py-1 ${textLinkClass}`}
            >
              {italianLanguageNames[language.locale]}: {languageInWords(language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

type TextLanguagesProps = {
  kind: TranslatedEntity['kind'];
  /** Another version has other states. Null for what is not saved yet. Settings have the id 1. */
  saved: { id?: number; version: number } | null;
};

/** Below a form's head: how far what it edits is in the other languages. Nothing on a site in Italian only. */
export const TextLanguages = ({ kind, saved }: TextLanguagesProps) =>
  saved && <EntityLanguages key={saved.version} kind={kind} itemId={saved.id ?? 1} />;
