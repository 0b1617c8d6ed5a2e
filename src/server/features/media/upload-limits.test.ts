import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ICON_BYTES, maxMediaBytes, mediaMessages } from '#shared/media/media-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { icon, movingGif, mp3, picture } from '#tests/support/media-files.ts';
import { type RawUpload, startUpload } from '#tests/support/raw-upload.ts';
import { MULTIPART, multipartBody, upload } from '#tests/support/upload.ts';

const MEGABYTE = 1024 * 1024;
const ROOM_ENOUGH = 10_000 * MEGABYTE;

let t: TestApp;
let url: string;
let token: string;
let freeBytes: () => number;

beforeAll(async () => {
  t = await createTestApp({ own: { freeBytes: () => Promise.resolve(freeBytes()) } });
  url = await t.server.listen({ host: '127.0.0.1', port: 0 });
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

describe('as many bytes as an image may have', () => {
  const limit = maxMediaBytes.image;

  it.each([
    ['announced', (size: number) => size],
    ['not announced', () => undefined],
  ])('are taken, and one more is not: %s', async (_what, announce) => {
    const head = await picture('jpeg');
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
      mediaMessages.tooHeavy.image,
    ]);
    expect(uploadsNow()).toEqual(before);
  });
});

describe('a file that is far too large', () => {
  it('is refused at its beginning, where its length is announced', async () => {
    const sending = start(maxMediaBytes.image + MEGABYTE);
    await sending.send(filled(await picture('jpeg'), 5000));
    expect((await sending.answer).body.error).toBe(mediaMessages.tooHeavy.image);
    sending.abort();
  });

  it('is an oversized icon', async () => {
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

  it('refuses a file that would leave too little, before it is sent', async () => {
    freeBytes = () => 510 * MEGABYTE;
    const sending = start(40 * MEGABYTE);
    await sending.send(mp3());
    const { status, body } = await sending.answer;
    expect([status, body.code, body.error]).toEqual(refusal);
    sending.abort();
    expect((await upload(t, token, { bytes: await picture('png') })).status).toBe(201);
  });

  it('refuses a file that outgrows it during the upload', async () => {
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

describe('a caller without the right to upload', () => {
  it('is refused at once, and the connection serves the next call', async () => {
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

  it('is no upload by GET, PUT or DELETE', async () => {
    const { status, headers } = await t.rest('DELETE', '/media');
    expect([status, headers.allow]).toEqual([405, 'GET, POST']);
  });
});
