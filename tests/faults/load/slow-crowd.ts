import { setTimeout as wait } from 'node:timers/promises';
import { startQuietSite } from '#tests/bench/pinned-site.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { film } from '#tests/support/media-files.ts';
import { startUpload } from '#tests/support/raw-upload.ts';
import { adminApi } from '#tests/support/site-api.ts';
import {
  type SlowClient,
  type SlowKind,
  slowKinds,
  startSlowClient,
} from '#tests/support/slow-client.ts';
import type { Site } from '#tests/support/start-site.ts';
import { heldConnections } from './held-connections.ts';
import { VISITS_PER_SECOND } from './steady-visits.ts';
import { findAddresses, sayTimes, startVisits, visitFor } from './visitors.ts';

const QUIET_MS = 20_000;
const LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 250;
const DRIP_EVERY_MS = 2000;
const FILM_BYTES = 32 * 1024 * 1024;

/** The path of a file that does not fit the buffers between server and client. */
const addLargeFilm = async ({ url }: Site, token: string): Promise<string> => {
  const upload = startUpload({ url, token });
  await upload.send(film({ media: Buffer.alloc(FILM_BYTES, 1) }));
  upload.finish();
  const { status, body } = await upload.answer;
  if (status !== 201) throw new Error(`The film was answered with ${status}`);
  return body.url;
};

const connectAll = async (count: number, port: number, largePath: string) => {
  const clients: { client: SlowClient; began: number }[] = [];
  for (let number = 0; number < count; number += 1) {
    const kind = slowKinds[number % slowKinds.length] ?? 'head';
    const client = await startSlowClient(kind, { port, largePath, everyMs: DRIP_EVERY_MS });
    clients.push({ client, began: performance.now() });
  }
  return clients;
};

/** How long the last of each kind was held, in milliseconds. Throws when one outstays the limit. */
const untilAllAreCut = async (
  port: number,
  clients: Awaited<ReturnType<typeof connectAll>>,
): Promise<Map<SlowKind, number>> => {
  const longest = new Map<SlowKind, number>();
  let left = clients;
  while (left.length > 0) {
    await wait(LOOK_EVERY_MS);
    const held = heldConnections(port);
    const now = performance.now();
    for (const { client, began } of left) {
      if (held.has(client.port) && now - began > LIMIT_MS) {
        throw new Error(`A client that is slow with "${client.kind}" is still held`);
      }
      if (!held.has(client.port)) longest.set(client.kind, now - began);
    }
    left = left.filter(({ client }) => held.has(client.port));
  }
  return longest;
};

/** K1: so many clients that are as slow as they can be, among the visitors. */
export const slowCrowd = async (count: number): Promise<FaultRow> => {
  const site = await startQuietSite({ settings: { TRUST_PROXY: '127.0.0.1' } });
  try {
    const { token } = await adminApi(site);
    const largePath = await addLargeFilm(site, token);
    const addresses = await findAddresses(site);
    const visitors = { url: site.url, addresses, perSecond: VISITS_PER_SECOND };
    await visitFor(QUIET_MS / 2, visitors);
    const quiet = await visitFor(QUIET_MS, visitors);
    const visits = startVisits(visitors);
    const clients = await connectAll(count, site.port, largePath);
    const longest = await untilAllAreCut(site.port, clients).finally(() => {
      for (const { client } of clients) client.leave();
    });
    const busy = await visits.stop();
    const seconds = [...longest].map(([kind, ms]) => `${kind} ${(ms / 1000).toFixed(0)} s`);
    return {
      id: 'K1',
      found: `${count} slow connections among ${VISITS_PER_SECOND} requests a second, each cut off within a minute (the last of each kind: ${seconds.join(', ')}); meanwhile ${sayTimes(busy)}, each answered 200; without them ${sayTimes(quiet)}`,
    };
  } finally {
    await site.close();
  }
};
