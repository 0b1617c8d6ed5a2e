import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Check, CircleDashed, History, Languages } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { italianLanguageNames } from '#shared/languages/locales.ts';
import type { EntityLanguage, TranslatedEntity } from '#shared/languages/translations.schema.ts';
import { entityName } from './translation-search.ts';
import { languageInWords } from './translation-state.tsx';

const markOf = ({ missing, outdated }: EntityLanguage) => {
  if (missing > 0) return CircleDashed;
  return outdated > 0 ? History : Check;
};

type LanguageLinkProps = { language: EntityLanguage; entity: TranslatedEntity };

const LanguageLink = ({ language, entity }: LanguageLinkProps) => {
  const { locale, missing, outdated } = language;
  const isDone = missing + outdated === 0;
  const Mark = markOf(language);
  return (
    <Link
      to="/admin/translations"
      search={{ lang: locale, of: entityName(entity), all: isDone || undefined }}
      className={clsx(
        'inline-flex min-h-10 max-md:min-h-11 items-center gap-1.5 rounded-field border border-sand-300 bg-white px-2 py-1 leading-snug font-semibold hover:bg-sea-100',
        isDone ? 'text-sea-700' : 'text-amber-800',
      )}
    >
      <Mark aria-hidden className="size-3.5 shrink-0" />
      <span>
        {italianLanguageNames[locale]}
        <span className={clsx(isDone && 'sr-only')}>: {languageInWords(language)}</span>
      </span>
    </Link>
  );
};

type EntityLanguagesProps = { entity: TranslatedEntity; className: string | undefined };

const EntityLanguages = ({ entity, className }: EntityLanguagesProps) => {
  const { data: site } = trpc.siteSettings.state.useQuery();
  const { data: languages } = trpc.translations.ofEntity.useQuery(entity, liveQuery);
  // A site in several languages reserves its space from the start, so that no field shifts.
  const isExpected = languages === undefined && (site?.languages.length ?? 1) > 1;
  if (!isExpected && !languages?.length) return null;
  return (
    <div className={clsx('flex min-h-10 items-start gap-2 text-sm', className)}>
      <Languages aria-hidden className="mt-2.5 hidden size-5 shrink-0 text-sea-600 sm:block" />
      {languages && (
        <ul aria-label="Traduzioni di questi testi" className="flex min-w-0 flex-wrap gap-1.5">
          {languages.map((language) => (
            <li key={language.locale}>
              <LanguageLink language={language} entity={entity} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

type TextLanguagesProps = {
  kind: TranslatedEntity['kind'];
  /** Another version has other states. Null for an unsaved entity. Settings have the id 1. */
  saved: { id?: number; version: number } | null;
  className?: string;
};

/** Below a form's fields: the translation state of its entity. Renders nothing on a site in Italian only. */
export const TextLanguages = ({ kind, saved, className }: TextLanguagesProps) =>
  saved && (
    <EntityLanguages
      key={saved.version}
      entity={{ kind, itemId: saved.id ?? 1 }}
      className={className}
    />
  );
