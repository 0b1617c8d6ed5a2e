import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ICON_BYTES, maxMediaBytes, mediaMessages } from '#shared/media/media-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { box, film, icon, movingGif, mp3, picture } from '#tests/support/media-files.ts';
import { type RawUpload, startUpload } from '#tests/support/raw-upload.ts';
import { MULTIPART, multipartBody, upload } from '#tests/support/upload.ts';

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

describe.each([
  ['image', () => picture('jpeg')],
  ['audio', async () => mp3()],
] as const)('as many bytes as an %s may have', (kind, makeHead) => {
  const limit = maxMediaBytes[kind];

  it.each([
    ['announced', (size: number) => size],
    ['not announced', () => undefined],
  ])('are taken, and one more is not: %s', async (_what, announce) => {
    const head = await makeHead();
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
      mediaMessages.tooHeavy[kind],
    ]);
    expect(uploadsNow()).toEqual(before);
  });
});

describe('what is far too long', () => {
  it('is refused at its beginning, where its length is announced', async () => {
    const sending = start(maxMediaBytes.image + MEGABYTE);
    await sending.send(filled(await picture('jpeg'), 5000));
    expect((await sending.answer).body.error).toBe(mediaMessages.tooHeavy.image);
    sending.abort();
  });

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

  it('is an icon that is none by its size', async () => {
    const bytes = filled(icon(), MAX_ICON_BYTES + 1);
    const { status, body } = await upload(t, token, { bytes });
    expect([status, body.error]).toEqual([413, mediaMessages.iconTooHeavy]);
  });
});

describe('too many pixels', () => {
  /** A PNG that claims these dimensions and holds no data. */
  const hugePng = async (side: number): Promise<Buffer> => {
    const bytes = await picture('png');
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    const { crc32 } = await import('node:zlib');
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  };

  it.each([
    ['2001 pixels a side', () => picture('jpeg', { width: 2001, height: 10 })],
    ['2001 pixels down', () => picture('webp', { width: 10, height: 2001 })],
    ['30,000 pixels a side', () => hugePng(30_000)],
  ])('%s', async (_what, make) => {
    const { status, body } = await upload(t, token, { bytes: await make() });
    expect([status, body.error, body.issues]).toEqual([
      400,
      mediaMessages.tooLarge,
      [{ path: 'file', message: mediaMessages.tooLarge }],
    ]);
  });

  it('in frames', async () => {
    const { status, body } = await upload(t, token, { bytes: await movingGif({ frames: 600 }) });
    expect([status, body.error]).toEqual([400, mediaMessages.tooLong]);
  });

  it('not with 2000 pixels a side', async () => {
    const bytes = await picture('png', { width: 2000, height: 2000 });
    expect((await upload(t, token, { bytes })).status).toBe(201);
  });
});

describe('a disk without room', () => {
  const refusal = [503, 'UNAVAILABLE', expect.stringContaining('non c’è abbastanza spazio')];

  it('refuses what would leave too little, before it is sent', async () => {
    freeBytes = () => 510 * MEGABYTE;
    const sending = start(40 * MEGABYTE);
    await sending.send(mp3());
    const { status, body } = await sending.answer;
    expect([status, body.code, body.error]).toEqual(refusal);
    sending.abort();
    expect((await upload(t, token, { bytes: await picture('png') })).status).toBe(201);
  });

  it('refuses what outgrows it on the way', async () => {
    const before = uploadsNow();
    const sending = start();
    await sending.send(mp3());
    freeBytes = () => 499 * MEGABYTE;
    for (let sent = 0; sent < 20 && (await sending.send(Buffer.alloc(MEGABYTE))); sent += 1);
    const { status, body } = await sending.answer;
    expect([status, body.code, body.error]).toEqual(refusal);
    sending.abort();
    await eventually(() => expect(uploadsNow()).toEqual(before));
  });
});

describe('a sender who leaves', () => {
  it('leaves nothing behind, wherever it was, and others are served', async () => {
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

  it('just when all was sent has no file in the library', async () => {
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

describe('who may not upload', () => {
  it('is told so at once, and the connection serves the next call', async () => {
    const sending = startUpload({ url });
    await sending.send(Buffer.alloc(100_000));
    expect((await sending.answer).body.code).toBe('UNAUTHENTICATED');
    sending.finish();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('a form', () => {
  const post = (body: Buffer | string | undefined, type: string = MULTIPART) =>
    t.rest('POST', '/media', { token, body, headers: { 'content-type': type } });

  it.each([
    ['without a file', multipartBody([], { name: 'Casa' }), 400],
    ['with two files', multipartBody([{ bytes: icon() }, { bytes: icon() }]), 400],
    ['with the file in another field', multipartBody([{ bytes: icon(), field: 'foto' }]), 400],
    ['that breaks off', multipartBody([{ bytes: icon() }]).subarray(0, -10), 400],
    [
      'with forty fields',
      multipartBody(
        [{ bytes: icon() }],
        Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x'])),
      ),
      400,
    ],
    ['that poisons prototypes', multipartBody([{ bytes: icon(), field: '__proto__' }]), 400],
    ['of nothing', Buffer.alloc(0), 400],
  ])('%s is refused', async (_what, body, status) => {
    const before = uploadsNow();
    const answer = await post(body);
    expect([answer.status, answer.body.code]).toEqual([status, 'INVALID_INPUT']);
    expect(uploadsNow()).toEqual(before);
  });

  it.each([
    ['JSON', '{"file":1}', 'application/json'],
    ['text', 'ciao', 'text/plain'],
    ['a form of another kind', 'file=1', 'application/x-www-form-urlencoded'],
  ])('is no %s', async (_what, body, type) => {
    const answer = await post(body, type);
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('without a boundary is refused', async () => {
    const answer = await post(multipartBody([{ bytes: icon() }]), 'multipart/form-data');
    expect(answer.status).toBe(400);
  });

  it('may come by GET, PUT or DELETE only as what those are', async () => {
    const { status, headers } = await t.rest('DELETE', '/media');
    expect([status, headers.allow]).toEqual([405, 'GET, POST']);
  });
});

describe('too many at once', () => {
  it('are told to come back, and leave nothing behind', async () => {
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
  it('without end are no film, and soon known to be none', async () => {
    let deep = box('free');
    for (let depth = 0; depth < 3000; depth += 1) deep = box('moov', deep);
    const bytes = Buffer.concat([film().subarray(0, 24), deep]);
    expect((await upload(t, token, { bytes })).status).toBe(415);
  });
});
