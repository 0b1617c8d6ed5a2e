import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TranslatedTexts } from '#server/card/translated-texts.ts';
import { cards } from '#server/cards.ts';
import { allTranslatedTexts } from '#server/features/translations/all-texts.ts';
import type { TranslatedKind } from '#shared/languages/translated-kinds.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putImages } from '#tests/support/factories.ts';
import { updateTexts } from './owners-texts.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  await putImages(t.app, 'mare.svg', 'unused.svg');
  const made = {
    '/blog': { title: 'Le calette', excerpt: 'Tre.', content: '<p>Tre.</p>', published: false },
    '/feature-boxes': { icon: 'mare.svg', title: 'Il mare', description: 'A due passi.' },
    '/gallery': { name: 'Mare', slug: 'mare', description: 'Il mare.', images: ['mare.svg'] },
    '/menuitems': { label: 'Voce', url: '/' },
    '/reviews': { comment: 'Una casa bellissima, torneremo.' },
    '/pages': {
      title: 'Qui è bello',
      slug: 'qui-e-bello',
      content: `<p>${'Il mare è a due passi. '.repeat(10)}</p>`,
    },
  };
  for (const [path, body] of Object.entries(made)) {
    expect((await t.rest('POST', path, { token, body })).status, path).toBe(201);
  }
  await t.rest('PUT', '/reviews/1/answer', { token, body: { text: 'Grazie!' } });
});
afterAll(() => t.close());

// Long enough for a review.
const BEFORE = 'Prima della modifica';
const AFTER = 'Dopo la modifica';

const idOf = async ({ table }: TranslatedTexts): Promise<number> => {
  const { id } = await t.app.database
    .selectFrom(table as 'pages')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};

const columnsOf = ({ fields }: TranslatedTexts): string[] =>
  Object.entries(fields).flatMap(([column, { listOf }]) => (listOf ? [] : [column]));

const translated = allTranslatedTexts(cards);

const cases = translated.flatMap((texts) =>
  columnsOf(texts).map((column) => ({ kind: texts.kind, column, texts })),
);

const translate = (kind: TranslatedKind, itemId: number, field: string, isSample: 0 | 1 = 0) => {
  const german = { locale: isSample ? 'fr' : 'de', text: 'Etwas', isSample } as const;
  const row = { kind, itemId, field, italian: BEFORE, italianChangedAt: null, ...german };
  return t.app.database.insertInto('translations').values(row).execute();
};

const translationsOf = (kind: TranslatedKind, itemId: number) =>
  t.app.database
    .selectFrom('translations')
    .select(['field', 'locale', 'italianChangedAt as changed'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('text', '=', 'Etwas')
    .execute();

it.each(cases)('$kind: a change of `$column` is noted in its translations', async (one) => {
  const { kind, column, texts } = one;
  const { database } = t.app;
  const id = await idOf(texts);
  await updateTexts(database, texts, id, { [column]: BEFORE });
  await database.deleteFrom('translations').execute();
  await translate(kind, id, column);
  await translate(kind, id, column, 1);
  await translate(kind, id, 'another');
  // Writing the same text again is no change.
  await updateTexts(database, texts, id, { [column]: BEFORE });
  expect((await translationsOf(kind, id)).map(({ changed }) => changed)).toEqual([
    null,
    null,
    null,
  ]);
  await updateTexts(database, texts, id, { [column]: AFTER });
  // The Italian of the sample house's translation no longer exists.
  expect(await translationsOf(kind, id)).toEqual(
    expect.arrayContaining([
      { field: 'another', locale: 'de', changed: null },
      { field: column, locale: 'de', changed: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/) },
    ]),
  );
  expect(await translationsOf(kind, id)).toHaveLength(2);
  await updateTexts(database, texts, id, { [column]: BEFORE });
  expect((await translationsOf(kind, id)).map(({ changed }) => changed)).toEqual([null, null]);
});

/** Where each is deleted; settings never are. */
const deleted: Record<TranslatedKind, string | null> = {
  homepage: null,
  property: null,
  'guest-information': null,
  'guest-mail': null,
  prices: null,
  'feature-box': '/feature-boxes',
  'menu-item': '/menuitems',
  gallery: '/gallery',
  media: '/media',
  page: '/pages',
  post: '/blog',
  review: '/reviews',
  'saved-answer': '/saved-answers',
};

it.each(translated.filter(({ kind }) => deleted[kind] !== null))(
  '$kind: its translations go with it, and no others',
  async (texts) => {
    const { kind } = texts;
    const id = await idOf(texts);
    await translate(kind, id, 'any');
    await translate(kind, id + 1, 'any');
    const { status } = await t.rest('DELETE', `${deleted[kind]}/${id}`, { token });
    expect(status).toBe(200);
    expect(await translationsOf(kind, id)).toEqual([]);
    expect(await translationsOf(kind, id + 1)).toHaveLength(1);
  },
);
