import argon2 from 'argon2';
import { expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = await createPasswordHasher();

it('verifies a password, whole and in any script', async () => {
  const password = `${'è'.repeat(127)}🔑`;
  const hash = await hasher.hash(password);
  const [, kind, , parameters = ''] = hash.split('$');
  expect(kind).toBe('argon2id');
  expect(parameters.split(',').sort()).toEqual(['m=19456', 'p=1', 't=2']);
  expect(await hasher.verify(hash, password)).toBe(true);
  expect(await hasher.verify(hash, password.slice(0, -2))).toBe(false);
});

it('matches no password without an account', async () => {
  expect(await hasher.verify(null, 'qualunque')).toBe(false);
});

it('refuses to queue without end', async () => {
  // A hash names its own price: many of the real one would only take long.
  const hash = await argon2.hash('x', { memoryCost: 1024, timeCost: 2, parallelism: 1 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => hasher.verify(hash, 'x')),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  // Two run, fifty wait, the others are refused.
  expect(refused).toHaveLength(8);
});
