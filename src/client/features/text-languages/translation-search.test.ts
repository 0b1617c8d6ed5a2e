import { expect, it } from 'vitest';
import type {
  TranslationState,
  TranslationSummary,
} from '#shared/languages/translations.schema.ts';
import { nameOf, nextText, parseName, parseTranslationSearch } from './translation-search.ts';

const text = (itemId: number, state: TranslationState): TranslationSummary => ({
  locale: 'de',
  kind: 'post',
  itemId,
  field: 'title',
  label: 'Titolo',
  subject: 'Articolo',
  excerpt: '',
  state,
  italianChangedAt: null,
});

it('parses the name of any text', () => {
  const amenity = { kind: 'property', itemId: 1, field: 'amenities/Bici / monopattino' } as const;
  expect(parseName(nameOf(amenity))).toEqual(amenity);
  for (const name of ['', 'post', 'post/0/title', 'sauna/1/title', 'post/1/']) {
    expect(parseName(name)).toBeNull();
  }
});

it('drops invalid parameters', () => {
  expect(
    parseTranslationSearch({ lang: 'it', all: 'yes', of: 'sauna/1', text: 'x', more: 1 }),
  ).toEqual({
    lang: undefined,
    all: undefined,
    of: undefined,
    text: undefined,
  });
  const known = { lang: 'fr', all: true, of: 'post/3', text: 'post/3/title' };
  expect(parseTranslationSearch(known)).toEqual(known);
});

it('continues with the next open text, from the first after the last', () => {
  const texts = [text(1, 'missing'), text(2, 'done'), text(3, 'outdated'), text(4, 'missing')];
  const after = (id: number) => nextText(texts, `post/${id}/title`)?.itemId;
  expect([1, 2, 3, 4].map(after)).toEqual([3, 3, 4, 1]);
  expect(nextText([text(1, 'missing'), text(2, 'done')], 'post/1/title')).toBeUndefined();
});
