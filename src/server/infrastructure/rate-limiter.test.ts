import { expect, it } from 'vitest';
import { createRateLimiter, MAX_KEYS, networkOf } from './rate-limiter.ts';

/** Whether another login is allowed. */
const login = (limiter: ReturnType<typeof createRateLimiter>, clientAddress: string) =>
  limiter.consume('login', { clientAddress }).then(
    () => true,
    () => false,
  );

/** An address in a separate network. */
const addressOf = (number: number): string => `2001:db8:${number.toString(16)}:1::1`;

it('forgets the oldest client when there are more than it remembers', async () => {
  const limiter = createRateLimiter();
  for (let use = 0; use < 100; use += 1) await login(limiter, '192.0.2.1');
  expect(await login(limiter, '192.0.2.1')).toBe(false);
  for (let number = 1; number < MAX_KEYS; number += 1) await login(limiter, addressOf(number));
  expect(await login(limiter, '192.0.2.1')).toBe(false);
  await login(limiter, addressOf(MAX_KEYS));
  expect(await login(limiter, '192.0.2.1')).toBe(true);
});

it('remembers the latest clients', async () => {
  const limiter = createRateLimiter();
  for (let number = 0; number < MAX_KEYS; number += 1) await login(limiter, addressOf(number));
  for (let use = 0; use < 100; use += 1) await login(limiter, '192.0.2.1');
  expect(await login(limiter, '192.0.2.1')).toBe(false);
});

it('treats a reset client as new', async () => {
  const limiter = createRateLimiter();
  const use = { clientAddress: '192.0.2.1', subject: 'marta@example.com' };
  for (let times = 0; times < 10; times += 1) await limiter.consume('loginToAccount', use);
  await expect(limiter.consume('loginToAccount', use)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 900,
  });
  await limiter.reset('loginToAccount', use);
  await limiter.consume('loginToAccount', use);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
