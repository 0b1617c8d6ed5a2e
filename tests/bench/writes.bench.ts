import { withClosers } from './closers.ts';
import type { Benchmark } from './figure.ts';
import { startQuietSite } from './pinned-site.ts';

const WRITERS = 8;
const SECONDS = 5;

/** Sends one message after the other until `until`; how many were acknowledged. */
const writeUntil = async (url: string, writer: number, until: number): Promise<number> => {
  let acknowledged = 0;
  while (performance.now() < until) {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Giulia Ferraris',
        email: `giulia${writer}-${acknowledged}@example.com`,
        message: 'Buongiorno, in casa c’è un seggiolone per il pranzo?',
      }),
    });
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`A message was answered with ${response.status}`);
    acknowledged += 1;
  }
  return acknowledged;
};

/** How many messages a second are acknowledged, each flushed to the disk before its answer. */
export const writes: Benchmark = {
  name: 'writes',
  title: `Messages to the owners, ${WRITERS} senders at once, each on the disk before its answer`,
  measure: () =>
    withClosers(async (closeLater) => {
      const site = await startQuietSite({ settings: { RATE_LIMITS: 'off' } });
      closeLater(site.close);
      await writeUntil(site.url, WRITERS, performance.now() + 500);
      const began = performance.now();
      const until = began + SECONDS * 1000;
      const counts = await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => writeUntil(site.url, writer, until)),
      );
      const total = counts.reduce((sum, count) => sum + count, 0);
      const seconds = (performance.now() - began) / 1000;
      return [{ what: 'acknowledged by the clock', value: total / seconds, unit: 'requests/s' }];
    }),
};
