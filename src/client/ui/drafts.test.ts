import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  changesOf,
  createDraftKeeper,
  type Draft,
  draftKey,
  hasChanges,
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

it('writes within a second, even during continued typing', () => {
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

it('flushes when the window closes, and only once', () => {
  const { type, done, keeper } = keeping();
  type('Le calette');
  keeper.flush();
  keeper.flush();
  vi.runAllTimers();
  expect(done).toEqual(['a: Le calette']);
});

it('removes a draft whose changes were undone', () => {
  const { type, done } = keeping();
  type('Le');
  type(null);
  vi.runAllTimers();
  expect(done).toEqual(['a: nothing']);
});

it('forgets a saved draft and cancels the scheduled write', () => {
  const { type, done, keeper } = keeping();
  type('Le calette');
  keeper.forget();
  vi.runAllTimers();
  keeper.flush();
  expect(done).toEqual(['a: nothing']);
});

it('moves the draft of a new entry to the key of the saved entry', () => {
  const { type, done, keeper, state } = keeping();
  keeper.forget();
  type('Later');
  state.key = 'b';
  vi.runAllTimers();
  expect(done).toEqual(['a: nothing', 'b: Later']);
});

it('reports a browser that cannot store drafts', async () => {
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

it('keeps drafts of different users, pages and posts apart', () => {
  const owner = { userId: 3, kind: 'page', id: 7 } as const;
  const keys = [
    owner,
    { ...owner, userId: 4 },
    { ...owner, kind: 'post' as const },
    { ...owner, id: 'new' as const },
  ].map(draftKey);
  expect(new Set(keys).size).toBe(4);
});

it('reads the fields of a draft and takes the others from the saved version', () => {
  expect(parseDraft(kept, saved)).toEqual(kept);
  const { values } = parseDraft({ ...kept, values: { published: false } }, saved) ?? {};
  expect(values).toEqual({ ...saved, published: false });
  expect(parseDraft({ ...kept, basedOn: null }, saved)?.basedOn).toBeNull();
});

it('ignores fields of an older form that do not fit', () => {
  const older = { ...kept, values: { title: 'Le calette più belle', published: 'sì', slug: 'x' } };
  expect(parseDraft(older, saved)?.values).toEqual({
    title: 'Le calette più belle',
    published: true,
  });
});

it.each([undefined, null, 'x', [], {}, { values: null }, { values: {}, writtenAt: 'ieri' }])(
  'does not read %j as a draft',
  (found) => {
    expect(parseDraft(found, saved)).toBeNull();
  },
);

it('knows whether there are unsaved changes', () => {
  expect(hasChanges({ ...saved }, saved)).toBe(false);
  expect(hasChanges({ ...saved, published: false }, saved)).toBe(true);
  expect(changesOf({ ...saved, published: false }, saved)).toEqual({ published: false });
});
