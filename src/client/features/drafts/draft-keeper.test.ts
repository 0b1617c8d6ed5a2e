import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { createDraftKeeper, WRITE_WITHIN_MS } from './draft-keeper.ts';

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
