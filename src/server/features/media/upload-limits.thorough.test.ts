import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxMediaBytes, mediaMessages } from '#shared/media/media-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { box, film, mp3, picture } from '#tests/support/media-files.ts';
import { type RawUpload, startUpload } from '#tests/support/raw-upload.ts';
import { upload } from '#tests/support/upload.ts';

const MEGABYTE = 1024 * 1024;
const ROOM_ENOUGH = 10_000 * MEGABYTE;

let t: TestApp;
let url: string;
let token: string;
let freeBytes: () => number;
const sockets: Socket[] = [];

beforeAll(async () => {
  t = await createTestApp({ own: { freeBytes: () => Promise.resolve(freeBytes()) } });
  url = await t.server.listen({ host: '127.0.0.1', port: 0 });
  t.server.server.on('connection', (socket) => sockets.push(socket));
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterAll(() => t.close());
beforeEach(() => {
  freeBytes = () => ROOM_ENOUGH;
});

/** However slow the machine is. */
const eventually = (check: () => unknown): Promise<unknown> => vi.waitFor(check, 20_000);

const uploadsNow = () => readdirSync(t.app.config.uploadsDir);

const start = (fileBytes?: number): RawUpload =>
  startUpload({ url, token, ...(fileBytes === undefined ? {} : { fileBytes }) });

/** A file of this size that begins like one of a kind. */
const filled = (head: Buffer, size: number): Buffer =>
  Buffer.concat([head, Buffer.alloc(size - head.length)]);

const filmOf = (size: number): Buffer => {
  const plain = film({ media: Buffer.alloc(0) });
  return film({ media: Buffer.alloc(size - plain.length, 1) });
};

describe('as many bytes as an audio file may have', () => {
  const limit = maxMediaBytes.audio;

  it.each([
    ['announced', (size: number) => size],
    ['not announced', () => undefined],
  ])('are taken, and one more is not: %s', async (_what, announce) => {
    const head = mp3();
    const send = async (size: number) => {
      const sending = start(announce(size));
      await sending.send(filled(head, size));
      sending.finish();
      return sending.answer;
    };
    expect((await send(limit)).status).toBe(201);
    const before = uploadsNow();
    const { status, body } = await send(limit + 1);
    expect([status, body.code, body.error]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
      mediaMessages.tooHeavy.audio,
    ]);
    expect(uploadsNow()).toEqual(before);
  });
});

describe('a file that is far too large', () => {
  it('is cut off within a megabyte over the limit, where it has no end', async () => {
    sockets.length = 0;
    const sending = start();
    const chunk = Buffer.alloc(64 * 1024);
    let isOpen = await sending.send(filled(await picture('jpeg'), MEGABYTE));
    for (
      let sent = MEGABYTE;
      isOpen && sent < maxMediaBytes.image + MEGABYTE;
      sent += chunk.length
    ) {
      isOpen = await sending.send(chunk);
    }
    // Neither more data nor the end of the body is sent: a server that waited for the end would never
    // answer.
    expect((await sending.answer).body.error).toBe(mediaMessages.tooHeavy.image);
    const [socket] = sockets;
    if (socket && !socket.destroyed) await once(socket, 'close');
    expect(uploadsNow().filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('a sender who disconnects', () => {
  it('leaves nothing behind, at any point, and others are served', async () => {
    const before = uploadsNow();
    const lengths = [1, 4099, 4100, 70_000, 3 * MEGABYTE];
    const bytes = filmOf(4 * MEGABYTE);
    for (const length of lengths) {
      const sending = start(bytes.length);
      await sending.send(bytes.subarray(0, length));
      await eventually(() => expect(uploadsNow().length).toBe(before.length + 1));
      sending.abort();
      await expect(sending.answer).rejects.toThrow();
      await eventually(() => expect(uploadsNow()).toEqual(before));
    }
    const whole = start(bytes.length);
    await whole.send(bytes);
    whole.finish();
    expect((await whole.answer).status).toBe(201);
  });

  it('after the last byte leaves no file in the library', async () => {
    const bytes = await picture('png', { width: 2000, height: 2000 });
    const count = async () =>
      (await t.app.database.selectFrom('media').select('id').execute()).length;
    const before = [await count(), uploadsNow()];
    const sending = start(bytes.length);
    await sending.send(bytes);
    sending.finish();
    await once(sending.request, 'finish');
    sending.abort();
    await eventually(async () => {
      expect([await count(), uploadsNow()]).toEqual(before);
      expect(
        await new Promise((resolve) => t.server.server.getConnections((_, n) => resolve(n))),
      ).toBe(0);
    });
  });
});

describe('too many at once', () => {
  it('get 503, and leave nothing behind', async () => {
    const bytes = await picture('jpeg', { width: 600, height: 600 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => upload(t, token, { bytes })),
    );
    // One in progress and twenty waiting; how many more find room depends on the machine.
    const { length } = answers.filter(({ status }) => status === 201);
    expect(length).toBeGreaterThanOrEqual(21);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.every(({ status, body }) => status === 503 && body.code === 'UNAVAILABLE')).toBe(
      true,
    );
    expect(uploadsNow().filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('boxes in boxes', () => {
  it('without end are not a film, and refused soon', async () => {
    let deep = box('free');
    for (let depth = 0; depth < 3000; depth += 1) deep = box('moov', deep);
    const bytes = Buffer.concat([film().subarray(0, 24), deep]);
    expect((await upload(t, token, { bytes })).status).toBe(415);
  });
});
