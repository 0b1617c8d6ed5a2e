import assert from 'node:assert/strict';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { contactMessage } from '#tests/support/factories.ts';
import { ADMIN } from '#tests/support/start-site.ts';

export type Call = { path: string; body?: object; token?: string };

/**
 * The status of one call on a connection of its own, without a second try. With a body it is a POST.
 * Throws if the connection ends without an answer.
 */
export const callOnce = (url: string, { path, body, token }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    request(`${url}${path}`, { method: body ? 'POST' : 'GET', headers, agent: false }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end(body && JSON.stringify(body));
  });

type Sender = {
  status: number;
  /** `number` never comes twice. */
  call(number: number, token: string): Call;
  /** Counts the rows that the calls made, and the different ones among them. */
  rows?: string;
};

const senders = {
  message: {
    status: 201,
    call: (number) => ({
      path: '/api/contact',
      body: contactMessage({ email: `messaggio${number}@example.com` }),
    }),
    rows: `SELECT count(*), count(DISTINCT email) FROM contact_messages
      WHERE email LIKE 'messaggio%'`,
  },
  save: {
    status: 201,
    call: (number, token) => ({ path: '/api/task', body: { name: `Compito ${number}` }, token }),
    rows: "SELECT count(*), count(DISTINCT name) FROM tasks WHERE name LIKE 'Compito %'",
  },
  login: {
    status: 200,
    call: (number) => ({ path: `/api/auth/login?${number}`, body: ADMIN }),
    // Without the one that gave the token.
    rows: 'SELECT count(*) - 1, count(DISTINCT id) - 1 FROM sessions',
  },
  visit: { status: 200, call: () => ({ path: '/' }) },
} satisfies Record<string, Sender>;

type Kind = keyof typeof senders;
const kinds = Object.keys(senders) as Kind[];

export type Sending = {
  /** Resolves after so many more answers. */
  untilAnswered(count: number): Promise<void>;
  /** Lets each call finish. Asserts that each was answered as it should be, and done once. */
  finish(): Promise<{ sent: Record<Kind, number>; slowestMs: number }>;
};

const assertDoneOnce = (folder: string, sent: Record<Kind, number>): void => {
  const database = new Sqlite(join(folder, 'site.db'), { readonly: true, timeout: 5000 });
  try {
    for (const kind of kinds) {
      const { rows }: Sender = senders[kind];
      if (!rows) continue;
      const found = database.prepare(rows).raw().get();
      assert.deepEqual(found, [sent[kind], sent[kind]], kind);
    }
  } finally {
    database.close();
  }
};

type Target = {
  url: string;
  /** The data of the site that answers. */
  folder: string;
  token: string;
  /** How many senders of each kind there are. */
  each: number;
};

/** Messages, saves, logins and visits, each sender one call after the other. */
export const startSending = ({ url, folder, token, each }: Target): Sending => {
  const sent = { message: 0, save: 0, login: 0, visit: 0 };
  const wrong: unknown[] = [];
  let slowestMs = 0;
  let number = 0;
  let isOver = false;
  const total = (): number => kinds.reduce((sum, kind) => sum + sent[kind], 0);

  const send = async (kind: Kind): Promise<void> => {
    const { status, call }: Sender = senders[kind];
    while (!isOver) {
      number += 1;
      const startedAt = performance.now();
      const answer = await callOnce(url, call(number, token)).catch((error: unknown) => error);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      if (answer === status) sent[kind] += 1;
      else wrong.push(`${kind}: ${answer}`);
    }
  };
  const all = Promise.all(kinds.flatMap((kind) => Array.from({ length: each }, () => send(kind))));

  return {
    untilAnswered: async (count) => {
      const enough = total() + count;
      while (total() < enough) await wait(1);
    },
    finish: async () => {
      isOver = true;
      await all;
      assert.deepEqual(wrong, []);
      assertDoneOnce(folder, sent);
      return { sent, slowestMs };
    },
  };
};
