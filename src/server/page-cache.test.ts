import { expect, it, vi } from 'vitest';
import { createPageCache, type StoredPage } from './page-cache.ts';

const TODAY = '2026-05-20';
const page = (digest: string): StoredPage => ({
  plain: Buffer.from(digest),
  digest,
  headers: {},
  copies: {},
});

it('renders a page once for concurrent requests, and keeps it', async () => {
  const cache = createPageCache();
  const draw = vi.fn(async () => page('one'));
  const all = await Promise.all(
    Array.from({ length: 50 }, () => cache.getOrRender('/', TODAY, draw)),
  );
  expect(draw).toHaveBeenCalledTimes(1);
  expect(new Set(all).size).toBe(1);
  expect(cache.get('/', TODAY)?.digest).toBe('one');
});

it('forgets every page after a change, also one being rendered', async () => {
  const cache = createPageCache();
  const slow = Promise.withResolvers<StoredPage>();
  const drawing = cache.getOrRender('/', TODAY, () => slow.promise);
  cache.clear();
  slow.resolve(page('old'));
  await drawing;
  expect(cache.get('/', TODAY)).toBeUndefined();
});

it('forgets every page when the house’s day changes', async () => {
  const cache = createPageCache();
  await cache.getOrRender('/', TODAY, async () => page('today'));
  expect(cache.get('/', '2026-05-21')).toBeUndefined();
});

it('does not keep uncacheable pages, and renders again after a failure', async () => {
  const cache = createPageCache();
  await cache.getOrRender('/missing', TODAY, async () => undefined);
  expect(cache.get('/missing', TODAY)).toBeUndefined();
  await expect(
    cache.getOrRender('/', TODAY, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  expect((await cache.getOrRender('/', TODAY, async () => page('again')))?.digest).toBe('again');
});

it('stays below its limit, and evicts the oldest first', async () => {
  const cache = createPageCache();
  const large = { ...page('large'), plain: Buffer.alloc(2 * 1024 * 1024) };
  for (let index = 0; index < 20; index += 1) {
    await cache.getOrRender(`/${index}`, TODAY, async () => large);
  }
  // Ten pages of two megabytes, plus half as much for their copies, fit into 32.
  expect(cache.get('/9', TODAY)).toBeUndefined();
  expect(cache.get('/10', TODAY)).toBeDefined();
  expect(cache.get('/19', TODAY)).toBeDefined();
});
