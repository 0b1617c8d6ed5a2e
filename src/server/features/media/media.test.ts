import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureCopies } from '#shared/media/picture-copies.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser } from '#tests/support/factories.ts';
import { film, icon, mp3, picture } from '#tests/support/media-files.ts';
import { viaRest, viaTrpc } from '#tests/support/transports.ts';
import { upload } from '#tests/support/upload.ts';
import { sweepUploads } from './media-files.service.ts';
import { drawMissingCopies } from './missing-copies.service.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const add = async (bytes: Buffer, name: string) =>
  (await upload(t, token, { bytes }, { name })).body;

const addPicture = async (name: string) => add(await picture('png'), name);

const names = (media: { name: string }[]) => media.map(({ name }) => name);

const uploadsNow = () => readdirSync(t.app.config.uploadsDir);

describe('the library', () => {
  const page = async (input: Record<string, unknown> = {}) =>
    (await viaRest(t, 'media.page', input, token)).data;

  it('lists the newest first, whole or by pages', async () => {
    for (const name of ['Uno', 'Due', 'Tre']) await addPicture(name);
    expect(names((await viaRest(t, 'media.list', {}, token)).data)).toEqual(['Tre', 'Due', 'Uno']);
    expect(names((await page()).items)).toEqual(['Tre', 'Due', 'Uno']);
    const second = await page({ page: 2, limit: 2 });
    expect([names(second.items), second.total]).toEqual([['Uno'], 3]);
    expect(await page({ page: 9 })).toEqual({ items: [], total: 3 });
  });

  it('finds by kind, by extension and by words, without accents', async () => {
    await addPicture('Perché no, 100% mare');
    await add(await picture('jpeg'), 'Casa_vecchia');
    await add(icon(), 'Icona');
    await add(mp3(), 'Onde');
    await add(film(), 'Il giro della casa');
    const found = async (input: Record<string, unknown>) => names((await page(input)).items);
    expect(await found({ contentType: 'audio' })).toEqual(['Onde']);
    expect(await found({ contentType: 'image' })).toHaveLength(3);
    expect(await found({ formats: 'jpg,jpeg,PNG' })).toEqual([
      'Casa_vecchia',
      'Perché no, 100% mare',
    ]);
    expect(await found({ formats: 'svg' })).toEqual(['Icona']);
    expect(await found({ formats: 'bmp' })).toEqual([]);
    expect(await found({ search: 'PERCHE' })).toEqual(['Perché no, 100% mare']);
    expect(await found({ search: 'casà giro' })).toEqual(['Il giro della casa']);
    expect(await found({ search: '%' })).toEqual(['Perché no, 100% mare']);
    expect(await found({ search: '_' })).toEqual(['Casa_vecchia']);
    expect(await found({ search: ' ' })).toHaveLength(5);
    const listed = await viaRest(t, 'media.list', { search: 'casa', contentType: 'video' }, token);
    expect(names(listed.data)).toEqual(['Il giro della casa']);
  });

  it('finds a file by its content, as it was before a browser shrank it', async () => {
    const bytes = await picture('jpeg');
    const chosen = hash('sha256', 'the large original', 'hex');
    await upload(t, token, { bytes }, { name: 'Da telefono', contentHash: chosen });
    await add(bytes, 'Da computer');
    await upload(t, token, { bytes: await picture('png') }, { name: 'Bugia', contentHash: 'boh' });
    const found = async (contentHash: string) => names((await page({ contentHash })).items);
    expect(await found(chosen)).toEqual(['Da telefono']);
    expect(await found(hash('sha256', bytes, 'hex'))).toEqual(['Da computer']);
    expect(await found(hash('sha256', 'another', 'hex'))).toEqual([]);
  });

  it('finds the files without a caption, and those that the site shows nowhere', async () => {
    const [inGallery, inPage, idle] = [
      await addPicture('In raccolta'),
      await addPicture('In pagina'),
      await addPicture('Da parte'),
    ];
    await viaRest(t, 'media.update', { id: inPage.id, caption: 'Il molo' }, token);
    const { fileName } = inGallery;
    await viaRest(t, 'galleries.create', { name: 'Mare', slug: 'mare', images: [fileName] }, token);
    const figure = `<figure data-block="image" data-src="${inPage.url}"></figure>`;
    const content = `<p>Al molo si arriva a piedi, in dieci minuti dalla casa.</p>${figure}`;
    await viaRest(t, 'pages.create', { title: 'Il molo', slug: 'il-molo', content }, token);
    const found = async (input: Record<string, unknown>) => names((await page(input)).items);
    expect(await found({ uncaptioned: true })).toEqual(['Da parte', 'In raccolta']);
    expect(await found({ unused: true })).toEqual(['Da parte']);

    const ids = [inGallery.id, inPage.id, idle.id, 4711];
    const { data } = await viaTrpc(t, 'media.deleteUnused', { ids }, token);
    expect(data).toEqual({ deleted: 1, kept: 3 });
    expect(await found({})).toEqual(['In pagina', 'In raccolta']);
    expect(uploadsNow()).not.toContain(idle.fileName);
  });

  it('refuses a wrong search', () =>
    expectEach(
      [{ limit: 61 }, { limit: 0 }, { page: 0 }, { page: 1.5 }, { contentType: 'text' }],
      async (input) => {
        expect((await viaRest(t, 'media.page', input, token)).code).toBe('INVALID_INPUT');
      },
    ));

  it('changes name and caption separately, and finds by the new words', async () => {
    const { id } = await addPicture('Prima');
    const named = await viaRest(t, 'media.update', { id, name: ' Dopo \n ' }, token);
    expect(named.data).toMatchObject({ name: 'Dopo', caption: '' });
    const captioned = await viaRest(t, 'media.update', { id, caption: 'La caletta' }, token);
    expect(captioned.data).toMatchObject({ name: 'Dopo', picture: { alt: 'La caletta' } });
    expect(names((await page({ search: 'caletta' })).items)).toEqual(['Dopo']);
    expect(names((await page({ search: 'prima' })).items)).toEqual([]);
  });

  it('refuses a blank name, and answers 404 for an unknown file', async () => {
    const { id } = await addPicture('Prima');
    const blank = await viaRest(t, 'media.update', { id, name: '  ' }, token);
    expect([blank.status, blank.text]).toEqual([400, 'Il nome è obbligatorio']);
    for (const name of ['media.update', 'media.delete', 'media.uses']) {
      expect((await viaRest(t, name, { id: 4711 }, token)).status).toBe(404);
    }
  });

  it('deletes the row, the file and its copies', async () => {
    const { id, url } = await add(await picture('jpeg', { width: 1000 }), 'Grande');
    expect(uploadsNow()).toHaveLength(4);
    expect((await viaRest(t, 'media.delete', { id }, token)).data).toEqual({
      message: 'File eliminato.',
    });
    expect(uploadsNow()).toEqual([]);
    expect((await t.server.inject({ url })).statusCode).toBe(404);
    expect((await page()).total).toBe(0);
  });

  it('says where a file is used, and deletes it only after confirmation', async () => {
    const { id, fileName, url } = await addPicture('Ovunque');
    const setUp: [string, Record<string, unknown>][] = [
      ['homepage.update', { heroImage: url }],
      ['property.update', { images: [url] }],
      ['galleries.create', { name: 'Esterni', slug: 'esterni', images: [fileName] }],
      ['featureBoxes.create', { icon: fileName, title: 'Vista mare', description: 'Bella' }],
    ];
    for (const [name, input] of setUp) {
      expect((await viaRest(t, name, input, token)).status).toBeLessThan(300);
    }
    expect((await viaRest(t, 'media.uses', { id }, token)).data).toEqual([
      { place: 'Prima pagina: immagine di sfondo', path: '/admin/homepage' },
      { place: 'Casa: foto', path: '/admin/property' },
      { place: 'Raccolta «Esterni»', path: '/admin/gallery' },
      { place: 'Casella «Vista mare»', path: '/admin/features' },
    ]);
    const refused = await viaRest(t, 'media.delete', { id }, token);
    expect([refused.status, refused.code, refused.text]).toEqual([
      409,
      'MEDIA_IN_USE',
      'Il file è usato in: Prima pagina: immagine di sfondo; Casa: foto; Raccolta «Esterni»; Casella «Vista mare».',
    ]);
    expect(uploadsNow()).toEqual([fileName]);
    expect((await viaRest(t, 'media.delete', { id, evenIfUsed: true }, token)).status).toBe(200);
    expect(uploadsNow()).toEqual([]);
  });
});

describe('a file in use', () => {
  it('is deleted with evenIfUsed in the address, too', async () => {
    const { id, url } = await addPicture('Sfondo');
    await t.rest('PUT', '/homepage', { token, body: { heroImage: url } });
    expect((await t.rest('DELETE', `/media/${id}?evenIfUsed=false`, { token })).status).toBe(409);
    expect((await t.rest('DELETE', `/media/${id}?evenIfUsed=true`, { token })).status).toBe(200);
    expect((await t.rest('GET', '/homepage')).body.heroPicture).toBeNull();
  });
});

describe('a name', () => {
  it.each([
    ['what the sender gives it', { name: ' La casa ' }, 'IMG_1.png', 'La casa'],
    ['that of its file', {}, 'La spiaggia.di sera.png', 'La spiaggia.di sera'],
    ['that of its file, without folders', { name: ' ' }, 'C:\\Foto\\mare.png', 'mare'],
    ['that of its file, in any script', {}, 'perché – μ.png', 'perché – μ'],
    ['that of its file, cut', {}, `${'a'.repeat(300)}.png`, 'a'.repeat(200)],
    ['a last resort', {}, '\u0007.png', 'Senza nome'],
  ])('is %s', async (_what, fields, fileName, expected) => {
    const file = { bytes: await picture('png'), fileName };
    expect((await upload(t, token, file, fields)).body.name).toBe(expected);
  });

  it('has a maximum length', async () => {
    const fields = { name: 'a'.repeat(201) };
    const { status, body } = await upload(t, token, { bytes: await picture('png') }, fields);
    expect([status, body.issues[0].path]).toEqual([400, 'name']);
    expect(uploadsNow()).toEqual([]);
  });
});

describe('a page’s pictures', () => {
  it('is drawn anew after an upload', async () => {
    const day = '2026-05-20';
    const stored = { plain: Buffer.of(), digest: '', copies: {} };
    await t.app.pageCache.getOrRender('/', day, async () => ({
      ...stored,
      etag: 'x',
      headers: {},
    }));
    await addPicture('Nuova');
    expect(t.app.pageCache.get('/', day)).toBeUndefined();
  });
});

describe('after a crash', () => {
  const put = (name: string) => join(t.app.config.uploadsDir, name);

  it('drafts and files without a row are removed, all else stays', async () => {
    const kept = await addPicture('Resta');
    const orphan = `${'ab'.repeat(12)}.png`;
    for (const name of ['.0123456789ab.part', '.x.part', orphan, 'appunti.part']) {
      writeFileSync(put(name), 'x');
    }
    await t.app.database.insertInto('looseFiles').values({ fileName: orphan }).execute();
    await sweepUploads(t.app);
    expect(uploadsNow().sort()).toEqual([kept.fileName, 'appunti.part'].sort());
    expect(existsSync(put(orphan))).toBe(false);
    expect(await t.app.database.selectFrom('looseFiles').selectAll().execute()).toEqual([]);
  });

  it('missing copies of a picture are drawn, the others stay unchanged', async () => {
    const bytes = await sharp({
      create: { width: 700, height: 500, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer();
    const { fileName } = await add(bytes, 'Larga');
    await addPicture('Stretta');
    const whole = uploadsNow().sort();
    const copies = pictureCopies(fileName, { width: 700, height: 500 }).map(
      (copy) => copy.fileName,
    );
    expect(copies.length).toBeGreaterThan(1);
    const [lost = '', kept = ''] = copies;
    const drawn = readFileSync(put(lost));
    rmSync(put(lost));
    writeFileSync(put(kept), 'untouched');
    await drawMissingCopies(t.app);
    expect(uploadsNow().sort()).toEqual(whole);
    expect(readFileSync(put(lost))).toEqual(drawn);
    expect(readFileSync(put(kept), 'utf8')).toBe('untouched');
  });

  it('an unreadable picture does not stop the copies of others', async () => {
    const wide = () =>
      sharp({ create: { width: 500, height: 300, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
    const broken = await add(await wide(), 'Rotta');
    const sound = await add(await wide(), 'Sana');
    const copiesOf = ({ fileName }: { fileName: string }) =>
      pictureCopies(fileName, { width: 500, height: 300 }).map((copy) => put(copy.fileName));
    for (const file of [...copiesOf(broken), ...copiesOf(sound)]) rmSync(file);
    writeFileSync(put(broken.fileName), 'x');
    await drawMissingCopies(t.app);
    expect(copiesOf(sound).every((file) => existsSync(file))).toBe(true);
    expect(copiesOf(broken).some((file) => existsSync(file))).toBe(false);
  });

  it('the original replaces a copy that is not drawn yet, and is not cached', async () => {
    const bytes = await picture('png', { width: 700, height: 500 });
    const { fileName } = await add(bytes, 'Larga');
    const [copy = ''] = uploadsNow().filter((name) => name.includes('-480.'));
    const get = (name: string) => t.server.inject({ url: `/uploads/${name}` });
    expect((await get(copy)).headers['cache-control']).toContain('immutable');
    rmSync(put(copy));
    const standIn = await get(copy);
    expect(standIn.rawPayload).toEqual(readFileSync(put(fileName)));
    expect(standIn.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
    });
    rmSync(put(fileName));
    expect((await get(copy)).statusCode).toBe(404);
  });

  it('an upload leaves no file to be removed', async () => {
    await addPicture('Nuova');
    expect(await t.app.database.selectFrom('looseFiles').selectAll().execute()).toEqual([]);
  });
});
