import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { AppContext } from '#server/app-context.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { slowKinds, startSlowClient } from '#tests/support/slow-client.ts';

/** A hundred times less than the site has, which answers on a real connection here. */
const timeouts = { headMs: 150, checkMs: 50, bodyMs: 400, readerMs: 500, portalMs: 500 };
const LARGE_FILE = 'aaaaaaaaaaaaaaaaaaaaaaaa.mp4';
const LARGE_BYTES = 32 * 1024 * 1024;

let t: TestApp;
let port: number;
const start = async (own: Partial<AppContext>): Promise<void> => {
  t = await createTestApp({ own });
  writeFileSync(join(t.app.config.uploadsDir, LARGE_FILE), Buffer.alloc(LARGE_BYTES));
  await t.server.listen({ host: '127.0.0.1', port: 0 });
  port = (t.server.server.address() as AddressInfo).port;
};
afterEach(() => t.close());

it.each(slowKinds)('cuts off a client that is slow with: %s', async (kind) => {
  await start({ timeouts });
  const connected = once(t.server.server, 'connection');
  const client = await startSlowClient(kind, {
    port,
    largePath: `/uploads/${LARGE_FILE}`,
    everyMs: 20,
  });
  const [socket] = (await connected) as [Socket];
  if (!socket.destroyed) await new Promise((resolve) => socket.once('close', resolve));
  client.leave();
  const { status } = await rawRequest(`http://127.0.0.1:${port}`, '/healthz');
  expect(status).toBe(200);
});

it('sends a whole file to a client that reads it', async () => {
  await start({});
  const answer = await fetch(`http://127.0.0.1:${port}/uploads/${LARGE_FILE}`);
  expect((await answer.arrayBuffer()).byteLength).toBe(LARGE_BYTES);
});
