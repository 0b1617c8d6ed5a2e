import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { contactMessage, makeUser } from '#tests/support/factories.ts';

let t: TestApp;
let free: number;
const start = async (): Promise<void> => {
  free = 1e9;
  t = await createTestApp({ own: { freeBytes: () => Promise.resolve(free) } });
};
afterEach(() => t.close());

const reserved = (): number | undefined =>
  statSync(`${t.app.config.databaseFile}.reserve`, { throwIfNoEntry: false })?.size;

const RESERVE = 4 * 1024 * 1024;

it('a reserve on the disk is lent to work while there is little room, and taken again', async () => {
  await start();
  const { reserve } = t.app;
  await reserve.fill();
  expect(reserved()).toBe(RESERVE);
  expect(await reserve.lend(async () => reserved())).toBe(RESERVE);
  free = RESERVE - 1;
  const lent = [reserve.lend(async () => reserved()), reserve.lend(async () => reserved())];
  expect(await Promise.all(lent)).toEqual([undefined, undefined]);
  expect(reserved()).toBe(RESERVE);
  await expect(reserve.lend(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(reserved()).toBe(RESERVE);
});

it('logins and deletions borrow it, and nothing else does', async () => {
  await start();
  const { token, email } = await makeUser(t.app, 'EDITOR');
  const borrowed: string[] = [];
  let call = '';
  t.app.reserve.lend = (work) => {
    borrowed.push(call);
    return work();
  };
  const login = { email, password: 'sbagliata' };
  for (const [method, path, body] of [
    ['POST', '/auth/login', login],
    ['POST', '/task', { name: 'Comprare il pane' }],
    ['GET', '/task', undefined],
    ['DELETE', '/task/completed', undefined],
    ['DELETE', '/media/1', undefined],
  ] as const) {
    call = `${method} ${path}`;
    await t.rest(method, path, { token, body });
  }
  expect(borrowed).toEqual(['POST /auth/login', 'DELETE /task/completed', 'DELETE /media/1']);
});

it('staff read what to do about a full disk, and a visitor only that the site is not available', async () => {
  await start();
  const { token } = await makeUser(t.app, 'EDITOR');
  await sql`PRAGMA max_page_count = 1`.execute(t.app.database);
  /** Calls until that is refused. */
  const refusalOf = async (call: (number: number) => [string, object], options = {}) => {
    for (let number = 0; ; number += 1) {
      const [path, body] = call(number);
      const { status, body: answer } = await t.rest('POST', path, { body, ...options });
      if (status !== 201) return [status, answer.code, answer.message];
    }
  };
  const task = (number: number): [string, object] => ['/task', { name: `Lampadina ${number}` }];
  expect(await refusalOf(task, { token })).toEqual([
    503,
    'NO_SPACE',
    expect.stringMatching(
      /disco del server è pieno.*vecchi backup in Copie di sicurezza.*in Tutte le foto/,
    ),
  ]);
  const message = (number: number): [string, object] => [
    '/contact',
    contactMessage({ message: `${number} ospiti? `.repeat(100) }),
  ];
  expect(await refusalOf(message)).toEqual([
    503,
    'UNAVAILABLE',
    'Il sito non è disponibile in questo momento. Riprova tra poco.',
  ]);
});
