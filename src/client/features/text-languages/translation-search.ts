import { type ForeignLocale, foreignLocales } from '#shared/languages/locales.ts';
import { translatedKinds } from '#shared/languages/translated-kinds.ts';
import type {
  TranslatedEntity,
  TranslationKey,
  TranslationSummary,
} from '#shared/languages/translations.schema.ts';

/** The search parameters of the screen 'Traduzioni'. */
export type TranslationSearch = {
  /** The first language by default. */
  lang?: ForeignLocale | undefined;
  /** By default only the texts to translate. */
  all?: true | undefined;
  /** Only the texts of one entity: `post/3`. */
  of?: string | undefined;
  /** The text that is being translated: `post/3/title`. */
  text?: string | undefined;
};

type Name = Pick<TranslationKey, 'kind' | 'itemId' | 'field'>;

export const entityName = ({ kind, itemId }: TranslatedEntity): string => `${kind}/${itemId}`;

export const nameOf = ({ kind, itemId, field }: Name): string => `${kind}/${itemId}/${field}`;

/** An element's field has slashes of its own. */
export const parseName = (name: string): Name | null => {
  const [, kind = '', id = '', field = ''] =
    /^([a-z-]+)\/([1-9]\d{0,14})\/(.{1,200})$/s.exec(name) ?? [];
  const known = translatedKinds.find((candidate) => candidate === kind);
  return known && field ? { kind: known, itemId: Number(id), field } : null;
};

export const parseTranslationSearch = (search: Record<string, unknown>): TranslationSearch => ({
  lang: foreignLocales.find((locale) => locale === search.lang),
  all: search.all === true || undefined,
  of: typeof search.of === 'string' && parseName(`${search.of}/x`) ? search.of : undefined,
  text: typeof search.text === 'string' && parseName(search.text) ? search.text : undefined,
});

const isToDo = ({ state }: TranslationSummary): boolean => state !== 'done';

export const shownTexts = (
  texts: readonly TranslationSummary[],
  { all }: TranslationSearch,
): TranslationSummary[] => texts.filter((text) => all || isToDo(text));

/** The next text to translate after one, from the beginning again after the last; undefined if there is no other. */
export const nextText = (
  texts: readonly TranslationSummary[],
  name: string,
): TranslationSummary | undefined => {
  const place = texts.findIndex((text) => nameOf(text) === name);
  const others = [...texts.slice(place + 1), ...texts.slice(0, Math.max(place, 0))];
  return others.find(isToDo);
};
