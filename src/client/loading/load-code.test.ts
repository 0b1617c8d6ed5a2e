import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCode } from './load-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = (times: number) => {
  const triedAt: number[] = [];
  const start = Date.now();
  return {
    triedAt,
    load: async () => {
      triedAt.push(Date.now() - start);
      if (triedAt.length <= times) throw new TypeError('Failed to fetch');
      return 'code';
    },
  };
};

it('tries four times, with growing pauses', async () => {
  const { triedAt, load } = failing(9);
  const troubles: string[] = [];
  const outcome = loadCode(load, () => troubles.push('said')).catch(() => 'given up');
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('given up');
  expect(triedAt).toEqual([0, 1000, 5000, 15_000]);
  expect(troubles).toEqual(['said']);
});

it('tries at once when the connection is back', async () => {
  const { triedAt, load } = failing(1);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(triedAt).toEqual([0, 100]);
});

it('returns loaded code at once', async () => {
  expect(await loadCode(failing(0).load)).toBe('code');
});
