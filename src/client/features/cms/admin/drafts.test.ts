import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  changesOf,
  createDraftKeeper,
  type Draft,
  differs,
  draftKey,
  parseDraft,
  WRITE_WITHIN_MS,
} from './drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draftOf = (title: string): Draft<{ title: string }> => ({
  values: { title },
  writtenAt: '2026-11-21T09:32:00.000Z',
  basedOn: null,
});

const keeping = (isKept = true) => {
  const state = { typed: null as string | null, key: 'a' };
  const done: string[] = [];
  const onAttempt = vi.fn();
  const keeper = createDraftKeeper<{ title: string }>({
    key: () => state.key,
    store: {
      write: async (key, draft) => {
        done.push(`${key}: ${(draft as ReturnType<typeof draftOf>).values.title}`);
        return isKept;
      },
      remove: async (key) => {
        done.push(`${key}: nothing`);
        return isKept;
      },
    },
    current: () => (state.typed === null ? null : draftOf(state.typed)),
    onAttempt,
  });
  const type = (text: string | null) => {
    state.typed = text;
    keeper.note();
  };
  return { keeper, state, done, onAttempt, type };
};

it('writes within a second, even while somebody goes on typing', () => {
  expect(WRITE_WITHIN_MS).toBeLessThanOrEqual(1000);
  const { type, done } = keeping();
  for (const text of ['L', 'Le', 'Le ', 'Le c']) {
    type(text);
    vi.advanceTimersByTime(WRITE_WITHIN_MS / 2);
  }
  expect(done).toEqual(['a: Le', 'a: Le c']);
  vi.advanceTimersByTime(WRITE_WITHIN_MS * 3);
  expect(done).toHaveLength(2);
});

it('writes at once when the window goes, and then not again', () => {
  const { type, done, keeper } = keeping();
  type('Le calette');
  keeper.flush();
  keeper.flush();
  vi.runAllTimers();
  expect(done).toEqual(['a: Le calette']);
});

it('removes what was typed and taken back', () => {
  const { type, done } = keeping();
  type('Le');
  type(null);
  vi.runAllTimers();
  expect(done).toEqual(['a: nothing']);
});

it('forgets what was saved, also what was on its way', () => {
  const { type, done, keeper } = keeping();
  type('Le calette');
  keeper.forget();
  vi.runAllTimers();
  keeper.flush();
  expect(done).toEqual(['a: nothing']);
});

it('follows what is new to the key of what is saved', () => {
  const { type, done, keeper, state } = keeping();
  keeper.forget();
  type('Later');
  state.key = 'b';
  vi.runAllTimers();
  expect(done).toEqual(['a: nothing', 'b: Later']);
});

it('says where a browser keeps nothing', async () => {
  const { type, keeper, onAttempt } = keeping(false);
  type('Le calette');
  keeper.flush();
  await vi.runAllTimersAsync();
  expect(onAttempt).toHaveBeenLastCalledWith(false);
});

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
