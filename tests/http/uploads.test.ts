import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '#shared/media/media.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { film, icon, mp3, picture } from '#tests/support/media-files.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { upload } from '#tests/support/upload.ts';
import { isFromElsewhere, waysOut } from '#tests/support/upload-paths.ts';

// How uploaded files go out: to the byte, by their true type, and nothing but them.

const SECRET = 'quello che nessuno deve leggere';

let t: TestApp;
let url: string;
let video: Media;
const bytes = film({ media: Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251)) });
const others: Record<string, Media> = {};

beforeAll(async () => {
  t = await createTestApp();
  url = await t.server.listen({ host: '127.0.0.1', port: 0 });
  const { token } = await makeUser(t.app, 'EDITOR');
  const add = async (file: Buffer): Promise<Media> =>
    (await upload(t, token, { bytes: file })).body;
  video = await add(bytes);
  others.jpeg = await add(await picture('jpeg'));
  others.svg = await add(icon('<path d="M0 0h1v1z"/>'));
  others.mp3 = await add(mp3());
});
afterAll(() => t.close());

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.server.inject({ method, url: video.url, headers });

const last = bytes.length - 1;

describe('a part of a film', () => {
  const ranges: [range: string, from: number, to: number][] = [
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=1-', 1, last],
    ['bytes=1000-2000', 1000, 2000],
    [`bytes=${last}-${last}`, last, last],
    [`bytes=${last}-`, last, last],
    [`bytes=0-${last + 5000}`, 0, last],
    ['bytes=-1', last, last],
    ['bytes=-500', last - 499, last],
    ['bytes=0-', 0, last],
    [`bytes=-${last + 1}`, 0, last],
  ];

  it.each(ranges)('%s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await get({ range });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${to}/${bytes.length}`);
    expect(headers['content-length']).toBe(String(to - from + 1));
    expect(rawPayload.equals(bytes.subarray(from, to + 1))).toBe(true);
  });

  it('from every hundredth byte to every other', async () => {
    for (let from = 0; from < bytes.length; from += 311) {
      for (let to = from; to < bytes.length; to += 997) {
        const { rawPayload } = await get({ range: `bytes=${from}-${to}` });
        expect(rawPayload.equals(bytes.subarray(from, to + 1))).toBe(true);
      }
    }
  });

  it.each([`bytes=${last + 1}-`, `bytes=${last + 1}-${last + 2}`, 'bytes=-0'])(
    '%s is none',
    async (range) => {
      const { statusCode, headers, rawPayload } = await get({ range });
      expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
      expect(rawPayload.includes(bytes.subarray(0, 20))).toBe(false);
    },
  );

  it.each(['bytes=abc', 'lines=1-2', 'bytes=5-2', 'bytes=0-1,5-6', 'bytes=', ''])(
    'asked for as "%s" is the whole, or nothing',
    async (range) => {
      const { statusCode, rawPayload } = await get({ range });
      expect([200, 416]).toContain(statusCode);
      if (statusCode === 200) expect(rawPayload.equals(bytes)).toBe(true);
    },
  );

  it('is the whole file if it has changed', async () => {
    const { headers } = await get();
    const etag = String(headers.etag);
    const modified = String(headers['last-modified']);
    const ask = async (ifRange: string) =>
      (await get({ range: 'bytes=0-9', 'if-range': ifRange })).statusCode;
    expect(await ask(modified)).toBe(206);
    expect(await ask('"another"')).toBe(200);
    expect(await ask('Wed, 01 Jan 2020 00:00:00 GMT')).toBe(200);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('answers HEAD too', async () => {
    const { statusCode, headers, rawPayload } = await get({}, 'HEAD');
    expect([statusCode, headers['content-length'], headers['accept-ranges']]).toEqual([
      200,
      String(bytes.length),
      'bytes',
    ]);
    expect(rawPayload).toHaveLength(0);
  });
});

describe('an upload', () => {
  it('is served with its type, sandboxed, and cacheable', async () => {
    const types = { jpeg: 'image/jpeg', svg: 'image/svg+xml; charset=utf-8', mp3: 'audio/mpeg' };
    for (const [kind, type] of Object.entries(types)) {
      const { headers, statusCode } = await t.server.inject({ url: others[kind]?.url ?? '' });
      expect([statusCode, headers['content-type']]).toEqual([200, type]);
    }
    const { headers: whole } = await get();
    const { headers: part } = await get({ range: 'bytes=0-1' });
    const { headers: known } = await get({ 'if-none-match': String(whole.etag) });
    for (const headers of [whole, part, known]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect(whole['content-type']).toBe('video/mp4');
  });

  it('that is missing is not cached', async () => {
    const { statusCode, headers } = await t.server.inject({
      url: `/uploads/${'0'.repeat(24)}.png`,
    });
    expect([statusCode, headers['cache-control']]).toEqual([404, undefined]);
  });
});

describe('no other file', () => {
  it('is reached by any spelling of an address', async () => {
    const { uploadsDir } = t.app.config;
    writeFileSync(join(uploadsDir, '..', 'secret.txt'), SECRET);
    const variants = waysOut({ name: video.fileName, depths: [1] });
    expect(variants.length).toBeGreaterThan(1000);
    for (const path of variants) {
      const { status, body } = await rawRequest(url, path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(isFromElsewhere(body, SECRET), path).toBe(false);
    }
  });

  it.each([
    ['hidden', '.0123456789abcdef01234567.part'],
    ['of another name', 'appunti.txt'],
    ['in a folder', 'dentro/0123456789abcdef01234567.png'],
  ])('that is %s is served', async (_what, name) => {
    const path = join(t.app.config.uploadsDir, name);
    mkdirSync(join(t.app.config.uploadsDir, 'dentro'), { recursive: true });
    writeFileSync(path, SECRET);
    const { status, body } = await rawRequest(url, `/uploads/${name}`);
    expect(status).toBe(404);
    expect(body).not.toContain(SECRET);
  });

  it('is listed, or found under another spelling', async () => {
    const [stem = '', ending = ''] = video.fileName.split('.');
    const spellings = ['', '.', `${stem.toUpperCase()}.${ending}`, `${video.fileName}.`];
    spellings.push(`%${stem.charCodeAt(0).toString(16)}${stem.slice(1)}.${ending}`);
    for (const spelling of [...spellings, `${video.fileName}/`, `${video.fileName}%00`]) {
      expect((await rawRequest(url, `/uploads/${spelling}`)).status, spelling).toBe(404);
    }
  });
});
