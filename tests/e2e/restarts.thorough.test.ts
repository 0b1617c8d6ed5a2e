import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { callOnce } from '#tests/faults/restarts/senders.ts';
import { restartWhileSending } from '#tests/faults/restarts.ts';
import { contactMessage } from '#tests/support/factories.ts';
import { type KeptSocket, startOnKeptSocket } from '#tests/support/kept-socket.ts';
import { startSite } from '#tests/support/start-site.ts';

// The socket stays open while the site restarts, as under systemd. `npm run test:faults` does it behind Caddy.

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off' };

let site: KeptSocket | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const start = async (): Promise<KeptSocket> => {
  site = await startOnKeptSocket(settings);
  return site;
};

const connectTo = async ({ url }: KeptSocket): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

const firstLine = async (socket: Socket): Promise<string | undefined> => {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString().split('\r\n')[0];
};

it('loses no form, save, login or visit while the site restarts, and does none twice', async () => {
  const running = await start();
  const { sent } = await restartWhileSending(running, { url: running.url, restarts: 3, each: 1 });
  expect(Math.min(...Object.values(sent))).toBeGreaterThan(0);
});

it('answers a connection that it accepted before it was told to stop', async () => {
  const running = await start();
  const body = JSON.stringify(contactMessage());
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const silent = await connectTo(running);
  const half = await connectTo(running);
  half.write(head.slice(0, 40));
  const headOnly = await connectTo(running);
  headOnly.write(head);
  // Connections are accepted in their order.
  expect(await callOnce(running.url, { path: '/healthz' })).toBe(200);
  await running.end();
  await running.untilSaid(/"msg":"stopping"/);
  silent.write(head + body);
  half.write(head.slice(40) + body);
  headOnly.write(body);
  for (const socket of [silent, half, headOnly]) {
    expect(await firstLine(socket)).toBe('HTTP/1.1 201 Created');
  }
});

it('lets visitors wait while a start is refused, and exits with 78 for wrong settings', async () => {
  const running = await start();
  await running.end({ TRUST_PROXY: 'tutti' });
  await running.untilSaid(/TRUST_PROXY.*\nended with 78/);
  const waiting = callOnce(running.url, { path: '/api/contact', body: contactMessage() });
  await running.correct();
  expect(await waiting).toBe(201);
});

it('listens on its own port when the socket is meant for another process', async () => {
  const own = await startSite({ settings: { LISTEN_PID: '1', LISTEN_FDS: '1' } });
  try {
    expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
  } finally {
    await own.close();
  }
});
