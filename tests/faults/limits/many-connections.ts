import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startQuietSite } from '#tests/bench/pinned-site.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { findAddresses } from '#tests/faults/load/visitors.ts';
import type { Site } from '#tests/support/start-site.ts';

const LOOK_EVERY_MS = 250;
const LIMIT_MS = 60_000;

const ask = (url: string, agent: Agent | false): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });

/** The milliseconds until a new client gets an answer. */
const untilLetIn = async ({ url }: Site): Promise<number> => {
  const began = performance.now();
  for (;;) {
    // Over a new connection each time.
    const isIn = await ask(url, false).then(
      (status) => status === 200,
      () => false,
    );
    const ms = performance.now() - began;
    if (isIn) return ms;
    if (ms > LIMIT_MS) throw new Error('Nobody new is let in');
    await wait(LOOK_EVERY_MS);
  }
};

type Crowd = { connections: number; openFiles: number };

/** K1: more idle connections than the system lets the process hold. */
export const manyConnections = async ({ connections, openFiles }: Crowd): Promise<FaultRow> => {
  const site = await startQuietSite({ openFiles });
  const idle: Socket[] = [];
  try {
    const paths = [...new Set(await findAddresses(site)), '/healthz'];
    // An earlier client, with all its requests over one connection.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(site.url, agent);
    for (let number = 0; number < connections; number += 1) {
      idle.push(connect(site.port, '127.0.0.1').on('error', () => undefined));
    }
    await wait(LOOK_EVERY_MS);
    for (const path of paths) {
      const status = await ask(`${site.url}${path}`, agent);
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
    const ms = await untilLetIn(site);
    return {
      id: 'K1',
      found: `${connections} connections that say nothing, with ${openFiles} open files allowed: who was there before got all ${paths.length} pages, files and calls, each answered 200; somebody new was let in ${(ms / 1000).toFixed(0)} s later`,
    };
  } finally {
    for (const socket of idle) socket.destroy();
    await site.close();
  }
};
