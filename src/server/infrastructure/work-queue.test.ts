import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it('runs so many at once, in order, and refuses more than its queue holds', async () => {
  const inTurn = createWorkQueue({ atOnce: 2, waiting: 3 });
  const begun: number[] = [];
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  const jobs = [1, 2, 3, 4, 5, 6].map((job) =>
    inTurn(async () => {
      begun.push(job);
      await go;
      return job;
    }),
  );
  await expect(jobs.at(-1)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfterSeconds: 10,
  });
  expect(begun).toEqual([1, 2]);
  letGo();
  expect(await Promise.all(jobs.slice(0, 5))).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it('frees the place of failed work', async () => {
  const inTurn = createWorkQueue({ atOnce: 1, waiting: 1 });
  const failed = inTurn(() => Promise.reject(new Error('rotto')));
  const next = inTurn(() => Promise.resolve('fatto'));
  await expect(failed).rejects.toThrow('rotto');
  expect(await next).toBe('fatto');
});
