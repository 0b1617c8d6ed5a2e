import { expect, it } from 'vitest';
import { changesOf, differs, draftKey, parseDraft } from './draft.ts';

const saved = { title: 'Le calette', published: true };
const kept = {
  values: { title: 'Le calette più belle', published: false },
  writtenAt: '2026-11-21T09:32:00.000Z',
  basedOn: '2026-11-20T08:00:00.000Z',
};

it('keeps the drafts of people, pages and posts apart', () => {
  const owner = { userId: 3, kind: 'page', id: 7 } as const;
  const keys = [
    owner,
    { ...owner, userId: 4 },
    { ...owner, kind: 'post' as const },
    { ...owner, id: 'new' as const },
  ].map(draftKey);
  expect(new Set(keys).size).toBe(4);
});

it('reads a draft as it was written, and what it does not change as it is saved now', () => {
  expect(parseDraft(kept, saved)).toEqual(kept);
  const { values } = parseDraft({ ...kept, values: { published: false } }, saved) ?? {};
  expect(values).toEqual({ ...saved, published: false });
  expect(parseDraft({ ...kept, basedOn: null }, saved)?.basedOn).toBeNull();
});

it('reads a draft of an older form, and leaves what that did not know as it is saved', () => {
  const older = { ...kept, values: { title: 'Le calette più belle', published: 'sì', slug: 'x' } };
  expect(parseDraft(older, saved)?.values).toEqual({
    title: 'Le calette più belle',
    published: true,
  });
});

it.each([undefined, null, 'x', [], {}, { values: null }, { values: {}, writtenAt: 'ieri' }])(
  'takes %j for no draft',
  (found) => {
    expect(parseDraft(found, saved)).toBeNull();
  },
);

it('knows whether anything is left to be saved', () => {
  expect(differs({ ...saved }, saved)).toBe(false);
  expect(differs({ ...saved, published: false }, saved)).toBe(true);
  expect(changesOf({ ...saved, published: false }, saved)).toEqual({ published: false });
});
