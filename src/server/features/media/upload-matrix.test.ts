import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaMessages } from '#shared/media/media-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import {
  box,
  film,
  icon,
  id3Tag,
  movingGif,
  mp3,
  picture,
  withPlace,
} from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';

// The type comes from a file's bytes alone, not from its name or declared type.

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterAll(() => t.close());

const ascii = (text: string) => Buffer.from(text, 'latin1');
const html = ascii('<!doctype html><script>alert(1)</script>');
const zip = Buffer.concat([
  ascii('PK\x03\x04'),
  Buffer.alloc(26),
  ascii('a.txt'),
  Buffer.alloc(60),
]);
const pdf = ascii('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF');
const elf = Buffer.concat([ascii('\x7fELF\x02\x01\x01'), Buffer.alloc(200)]);
const bmp = Buffer.concat([ascii('BM'), Buffer.alloc(60)]);
const riff = (kind: string) => Buffer.concat([ascii(`RIFF\x40\0\0\0${kind}`), Buffer.alloc(64)]);
const ftyp = (brand: string) =>
  Buffer.concat([box('ftyp', ascii(`${brand}\0\0\0\0${brand}`)), Buffer.alloc(300)]);

type Sent = { bytes: Buffer; fileName?: string; type?: string };
type Case = [what: string, make: () => Buffer | Promise<Buffer>, claims?: Omit<Sent, 'bytes'>];

const taken: [...Case, type: string][] = [
  ['a JPEG', () => picture('jpeg'), {}, 'image/jpeg'],
  ['a PNG', () => picture('png'), {}, 'image/png'],
  ['a GIF', () => picture('gif'), {}, 'image/gif'],
  ['a moving GIF', () => movingGif(), {}, 'image/gif'],
  ['a WebP', () => picture('webp'), {}, 'image/webp'],
  ['an AVIF, as WebP', () => picture('avif'), {}, 'image/webp'],
  ['an icon', () => icon(), {}, 'image/svg+xml'],
  [
    'an icon with a head',
    () => Buffer.concat([ascii('<?xml version="1.0"?>\n<!-- x -->\n'), icon()]),
    {},
    'image/svg+xml',
  ],
  ['an mp3', () => mp3(), {}, 'audio/mpeg'],
  ['an mp3 with a tag', () => mp3({ tag: id3Tag('ciao') }), {}, 'audio/mpeg'],
  ['an mp3 with a long tag', () => mp3({ tag: id3Tag('x'.repeat(20_000)) }), {}, 'audio/mpeg'],
  ['an mp4', () => film(), {}, 'video/mp4'],
  ['an mp4 of another brand', () => film({ brand: 'mp42' }), {}, 'video/mp4'],
  ['an mp4 as shops sell them', () => film({ brand: 'M4V ' }), {}, 'video/mp4'],
  [
    'a JPEG called .png',
    () => picture('jpeg'),
    { fileName: 'a.png', type: 'image/png' },
    'image/jpeg',
  ],
  [
    'a PNG called .mp4',
    () => picture('png'),
    { fileName: 'a.mp4', type: 'video/mp4' },
    'image/png',
  ],
  [
    'an mp3 called .exe',
    () => mp3(),
    { fileName: 'a.exe', type: 'application/x-msdownload' },
    'audio/mpeg',
  ],
  ['an mp4 called .svg', () => film(), { fileName: 'a.svg', type: 'image/svg+xml' }, 'video/mp4'],
  ['a WebP without an ending', () => picture('webp'), { fileName: 'foto', type: '' }, 'image/webp'],
  [
    'a JPEG by a wicked name',
    () => picture('jpeg'),
    { fileName: '../../../etc/passwd\\x.jpg' },
    'image/jpeg',
  ],
  [
    'a JPEG with a page behind it',
    async () => Buffer.concat([await picture('jpeg'), html]),
    {},
    'image/jpeg',
  ],
  [
    'a GIF with an archive behind it',
    async () => Buffer.concat([await picture('gif'), zip]),
    {},
    'image/gif',
  ],
  [
    'a PNG with a script in a comment',
    () =>
      picture('png', {
        change: (plain) =>
          plain.withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } }),
      }),
    {},
    'image/png',
  ],
  [
    'an mp3 with a page in its tag',
    () => mp3({ tag: id3Tag('<script>alert(1)</script>') }),
    {},
    'audio/mpeg',
  ],
  [
    'an mp4 with a page among its boxes',
    () => film({ extra: [box('udta', html)] }),
    {},
    'video/mp4',
  ],
];

const refused: Case[] = [
  ['nothing at all', () => Buffer.alloc(0)],
  ['nothing, called .jpg', () => Buffer.alloc(0), { fileName: 'a.jpg', type: 'image/jpeg' }],
  ['one byte', () => Buffer.of(0xff)],
  ['zeros', () => Buffer.alloc(10_000)],
  ['text', () => ascii('ciao'), { fileName: 'a.jpg', type: 'image/jpeg' }],
  ['a page', () => html, { fileName: 'a.png', type: 'image/png' }],
  ['a page that begins like a GIF', () => Buffer.concat([ascii('GIF89a'), html])],
  [
    'a script that begins like a JPEG',
    () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), ascii('=1;alert(1)//')]),
  ],
  [
    'a page that begins like a PNG',
    () => Buffer.concat([Buffer.of(0x89), ascii('PNG\r\n\x1a\n'), html]),
  ],
  ['a script that begins like a WebP', () => Buffer.concat([riff('WEBP'), html])],
  ['a PDF', () => pdf, { fileName: 'a.mp4', type: 'video/mp4' }],
  ['a ZIP', () => zip, { fileName: 'a.mp3', type: 'audio/mpeg' }],
  ['a gzip', () => gzipSync(html)],
  ['a program', () => elf, { fileName: 'a.jpg', type: 'image/jpeg' }],
  ['a BMP', () => bmp, { fileName: 'a.bmp', type: 'image/bmp' }],
  [
    'a TIFF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
  ],
  ['an icon of Windows', () => Buffer.concat([Buffer.of(0, 0, 1, 0, 1, 0), Buffer.alloc(40)])],
  ['a HEIC', () => ftyp('heic'), { fileName: 'IMG_1.HEIC', type: 'image/heic' }],
  ['a HEIC called .jpg', () => ftyp('mif1'), { fileName: 'IMG_1.jpg', type: 'image/jpeg' }],
  ['a QuickTime film', () => film({ brand: 'qt  ' }), { fileName: 'a.mp4', type: 'video/mp4' }],
  ['a film for telephones of old', () => film({ brand: '3gp5' })],
  ['a book to listen to', () => film({ brand: 'M4B ', handler: 'soun' })],
  ['sound in the format of films', () => film({ handler: 'soun' }), { type: 'video/mp4' }],
  ['a beginning without a film', () => ftyp('isom'), { fileName: 'a.mp4', type: 'video/mp4' }],
  ['half a film', () => film().subarray(0, -60)],
  [
    'a film whose boxes lie about their length',
    () => film({ extra: [Buffer.from('7fffffff66726565', 'hex')] }),
  ],
  [
    'a film of nothing but boxes',
    () =>
      Buffer.concat([
        box('ftyp', ascii('isom\0\0\0\0')),
        ...Array.from({ length: 200 }, () => box('free')),
      ]),
  ],
  ['an Ogg', () => Buffer.concat([ascii('OggS'), Buffer.alloc(100)])],
  ['a WAV', () => riff('WAVE')],
  ['an AVI', () => riff('AVI ')],
  ['a FLAC', () => Buffer.concat([ascii('fLaC'), Buffer.alloc(100)])],
  [
    'a FLAC behind the tag of an mp3',
    () => Buffer.concat([id3Tag('x'.repeat(5000)), ascii('fLaC'), Buffer.alloc(5000)]),
  ],
  [
    'the tag of an mp3 and nothing else',
    () => id3Tag('ciao'),
    { fileName: 'a.mp3', type: 'audio/mpeg' },
  ],
  [
    'the tag of an mp3 before a page',
    () => Buffer.concat([id3Tag('x'.repeat(5000)), html, Buffer.alloc(5000, 60)]),
  ],
  [
    'two bytes of an mp3 before a page',
    () => Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0), html, Buffer.alloc(5000, 60)]),
  ],
  [
    'sound of layer II',
    () =>
      Buffer.concat(
        Array.from({ length: 20 }, () =>
          Buffer.concat([Buffer.of(0xff, 0xfd, 0x90, 0), Buffer.alloc(413)]),
        ),
      ),
  ],
  ['a Matroska', () => Buffer.concat([Buffer.of(0x1a, 0x45, 0xdf, 0xa3), Buffer.alloc(100)])],
  [
    'half a JPEG',
    async () => (await picture('jpeg', { width: 200, height: 200 })).subarray(0, 400),
  ],
  [
    'half a PNG',
    async () =>
      (
        await picture('png', { width: 200, height: 200, change: (plain) => plain.blur(3) })
      ).subarray(0, 120),
  ],
  [
    'an XML',
    () => ascii('<?xml version="1.0"?><rss><channel/></rss>'),
    { fileName: 'a.svg', type: 'image/svg+xml' },
  ],
  [
    'a page with a drawing in it',
    () => Buffer.concat([html, icon()]),
    { fileName: 'a.svg', type: 'image/svg+xml' },
  ],
  ['a drawing that does not end', () => icon().subarray(0, -4)],
  ['two drawings', () => Buffer.concat([icon(), icon()])],
  ['a drawing in UTF-16', () => Buffer.from(`\ufeff${icon()}`, 'utf16le')],
];

const uploadsNow = (): Promise<string[]> => readdir(t.app.config.uploadsDir);

it('knows sixty kinds of files', () => {
  expect(taken.length + refused.length).toBeGreaterThanOrEqual(60);
});

describe('accepted files', () => {
  it.each(taken)('%s', async (_what, make, claims, type) => {
    const { status, body } = await upload(t, token, { bytes: await make(), ...claims });
    expect([status, body.type]).toEqual([201, type]);
    expect(body.fileName).toMatch(/^[\da-f]{24}\.(jpg|png|gif|webp|svg|mp3|mp4)$/);
    const stored = await readFile(join(t.app.config.uploadsDir, body.fileName));
    expect(stored.byteLength).toBe(body.size);
    expect(stored.includes('<script')).toBe(false);
    const served = await t.server.inject({ url: body.url });
    expect(served.headers['content-type']?.split(';')[0]).toBe(type);
    expect(served.rawPayload.equals(stored)).toBe(true);
  });
});

describe('refused files', () => {
  it.each(refused)('%s', async (_what, make, claims = {}) => {
    const before = await uploadsNow();
    const { status, body } = await upload(t, token, { bytes: await make(), ...claims });
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect([mediaMessages.unsupported, ...Object.values(mediaMessages.damaged)]).toContain(
      body.error,
    );
    expect(await uploadsNow()).toEqual(before);
  });

  it.each([
    ['a PDF', () => pdf, mediaMessages.unsupported],
    [
      'half a JPEG',
      async () => (await picture('jpeg', { width: 200, height: 200 })).subarray(0, 400),
      mediaMessages.damaged.image,
    ],
    ['half a drawing', () => icon().subarray(0, -4), mediaMessages.damaged.image],
    ['half a film', () => film().subarray(0, -60), mediaMessages.damaged.video],
  ])('%s is told from a wrong format', async (_what, make, message) => {
    const { body } = await upload(t, token, { bytes: await make() });
    expect(body.error).toBe(message);
  });

  it.each([
    ['HEIC', () => ftyp('heic'), 'Le foto HEIC vanno prima salvate come JPEG.'],
    ['MOV', () => film({ brand: 'qt  ' }), 'I video MOV vanno prima esportati come mp4.'],
  ])('explains the remedy for %s', async (_what, make, hint) => {
    const { body } = await upload(t, token, { bytes: make() });
    expect(body.issues).toEqual([{ path: 'file', message: hint }]);
  });
});

describe('a picture', () => {
  const stored = async (bytes: Buffer) => {
    const { body } = await upload(t, token, { bytes });
    return { media: body, file: await readFile(join(t.app.config.uploadsDir, body.fileName)) };
  };

  it.each(['jpeg', 'png', 'webp'] as const)('in %s loses its place and camera', async (format) => {
    const { file } = await stored(await picture(format, { change: withPlace }));
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(file.includes('Macchina segreta')).toBe(false);
  });

  it('is stored upright, with the upright sides', async () => {
    const lying = await picture('jpeg', {
      change: (plain) => plain.withMetadata({ orientation: 6 }),
    });
    const { media, file } = await stored(lying);
    expect(media.dimensions).toEqual({ width: 30, height: 40 });
    expect(await sharp(file).metadata()).toMatchObject({ width: 30, height: 40 });
  });

  it('stays animated, with its copies', async () => {
    const { media, file } = await stored(await movingGif({ frames: 4, width: 500, height: 20 }));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'gif', pages: 4, width: 500 });
    const [copy] = media.picture.copies;
    const drawn = await readFile(join(t.app.config.uploadsDir, copy.url.replace('/uploads/', '')));
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', pages: 4, width: 480 });
  });

  it('has a WebP copy for each narrower width', async () => {
    const { media } = await stored(await picture('jpeg', { width: 1500, height: 1000 }));
    expect(media.picture).toMatchObject({ url: media.url, width: 1500, height: 1000 });
    for (const { url, width } of media.picture.copies) {
      const { rawPayload, statusCode } = await t.server.inject({ url });
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect(media.picture.copies).toHaveLength(4);
  });
});

describe('sound and film', () => {
  it('are measured; the sender’s claims are ignored', async () => {
    const claims = { duration: '9999', dimensions: '{"width":1,"height":1}', contentType: 'image' };
    const sound = await upload(t, token, { bytes: mp3({ frames: 100 }) }, claims);
    expect(sound.body).toMatchObject({ contentType: 'audio', dimensions: null, picture: null });
    expect(sound.body.duration).toBeCloseTo((100 * 1152) / 44_100, 1);
    const moving = await upload(t, token, { bytes: film({ seconds: 7, turned: true }) }, claims);
    expect(moving.body).toMatchObject({
      contentType: 'video',
      duration: 7,
      dimensions: { width: 36, height: 64 },
      picture: null,
    });
  });

  it('lose the place where they were recorded', async () => {
    const place = ascii('+39.1450+008.3080/');
    const extra = [box('udta', box('\xa9xyz', place)), box('meta', place)];
    const media = Buffer.alloc(100, 7);
    const sent = film({ extra, media });
    for (const bytes of [sent, mp3({ tag: id3Tag(place.toString()) })]) {
      const { body } = await upload(t, token, { bytes });
      const file = await readFile(join(t.app.config.uploadsDir, body.fileName));
      expect(file.includes(place)).toBe(false);
      expect(file.byteLength).toBe(bytes.byteLength);
    }
  });
});
