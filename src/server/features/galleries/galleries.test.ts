import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaginatedGalleries } from '#shared/galleries.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { dropImages, makeUser, putImages } from '#tests/support/factories.ts';
import { viaRest, viaTrpc } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  await putImages(t.app, 'casa.webp', 'terrazza.webp', 'via.webp');
});
afterEach(() => t.close());

const exteriors = {
  name: 'Esterni',
  slug: 'esterni',
  description: 'La casa da fuori.',
  isDefault: true,
  images: ['casa.webp', 'terrazza.webp'],
};

const addPicture = async (fileName: string): Promise<void> => {
  await dropImages(t.app, fileName);
  await t.app.database
    .insertInto('media')
    .values({
      fileName,
      name: fileName,
      caption: `Didascalia di ${fileName}`,
      mimeType: 'image/webp',
      contentType: 'image',
      sizeBytes: 10,
      width: 1200,
      height: 800,
      durationSeconds: null,
      createdAt: '2026-05-20T10:00:00.000Z',
    })
    .execute();
};

describe('galleries', () => {
  const call = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `galleries.${name}`, input, token);

  it('are made, and found by slug and by id', async () => {
    const { status, data } = await call('create', exteriors);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(Number),
      ...exteriors,
      pictures: [],
      createdAt: '2026-05-20T10:00:00.000Z',
      version: 1,
    });
    for (const id of ['esterni', String(data.id)]) {
      expect((await viaRest(t, 'galleries.get', { id })).data).toEqual(data);
    }
    expect((await viaRest(t, 'galleries.list')).data).toEqual([data]);
  });

  it('show the pictures that the library knows, in their own order', async () => {
    await addPicture('terrazza.webp');
    await addPicture('casa.webp');
    await call('create', { ...exteriors, images: ['casa.webp', 'via.webp', 'terrazza.webp'] });
    await dropImages(t.app, 'via.webp');
    const [gallery] = (await viaRest(t, 'galleries.list')).data;
    expect(gallery.images).toEqual(['casa.webp', 'via.webp', 'terrazza.webp']);
    expect(gallery.pictures.map(({ url }: { url: string }) => url)).toEqual([
      '/uploads/casa.webp',
      '/uploads/terrazza.webp',
    ]);
    expect(gallery.pictures[0]).toMatchObject({
      alt: 'Didascalia di casa.webp',
      width: 1200,
      height: 800,
    });
  });

  it('are not made with what is wrong', () =>
    expectEach(
      [
        [{ name: '' }, 'Il nome è obbligatorio'],
        [{ slug: '' }, 'Lo slug è obbligatorio'],
        [{ slug: 'La Casa' }, 'Lo slug può contenere solo lettere minuscole, numeri e trattini.'],
        [{ slug: 'page' }, 'Questo slug serve al sito: scegline un altro.'],
        [{ images: [] }, 'Per favore seleziona almeno una immagine'],
        [{ images: undefined }, 'Per favore seleziona almeno una immagine'],
        [{ images: ['../../etc/passwd'] }, 'Il nome del file non è valido.'],
        [{ images: 'casa.webp' }, 'Per favore seleziona almeno una immagine'],
      ],
      async ([wrong, message]) => {
        const outcome = await call('create', { ...exteriors, ...wrong });
        expect(outcome).toMatchObject({ status: 400, text: message });
        expect((await viaRest(t, 'galleries.list')).data).toEqual([]);
      },
    ));

  it('name images of the library, and keep the name of one that has left it', async () => {
    const images = ['casa.webp', 'mai-vista.webp', 'nemmeno-lei.webp'];
    const message = '«mai-vista.webp» non è un’immagine della libreria.';
    expect(await call('create', { ...exteriors, images })).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      text: message,
      issues: [{ path: 'images.1', message }, { path: 'images.2' }],
    });
    const { data } = await call('create', exteriors);
    expect((await call('update', { id: data.id, images })).status).toBe(400);
    await dropImages(t.app, 'casa.webp');
    expect((await call('update', { ...data, name: 'Di fuori' })).status).toBe(200);
    expect((await call('create', { ...exteriors, slug: 'altra' })).status).toBe(400);
  });

  it('have a slug of their own', async () => {
    const { data } = await call('create', exteriors);
    expect(await call('create', exteriors)).toMatchObject({ status: 409, code: 'SLUG_TAKEN' });
    const other = await call('create', { ...exteriors, slug: 'interni' });
    const taken = await call('update', { id: other.data.id, slug: 'esterni' });
    expect(taken).toMatchObject({ status: 409, code: 'SLUG_TAKEN' });
    expect((await call('update', { id: data.id, slug: 'esterni' })).status).toBe(200);
  });

  it('change in part, the order of the images too', async () => {
    const { data } = await call('create', exteriors);
    const images = ['terrazza.webp', 'casa.webp', 'terrazza.webp'];
    const changed = await call('update', { id: data.id, images });
    expect(changed.data).toEqual({
      ...data,
      images: ['terrazza.webp', 'casa.webp'],
      version: 2,
    });
    expect((await call('update', { id: data.id, isDefault: false })).data).toMatchObject({
      isDefault: false,
      name: 'Esterni',
    });
    expect((await call('update', { id: data.id, images: [] })).status).toBe(400);
  });

  it('are listed for the home page alone on request', async () => {
    await call('create', exteriors);
    await call('create', { ...exteriors, slug: 'interni', isDefault: false });
    const slugs = async (input?: Record<string, unknown>) =>
      (await viaRest(t, 'galleries.list', input)).data.map(({ slug }: { slug: string }) => slug);
    expect(await slugs()).toEqual(['esterni', 'interni']);
    expect(await slugs({ isDefault: true })).toEqual(['esterni']);
    expect(await slugs({ isDefault: false })).toEqual(['interni']);
    expect((await viaRest(t, 'galleries.list', { isDefault: 'forse' })).status).toBe(400);
  });

  it('can be deleted, and are not found any more', async () => {
    const { data } = await call('create', exteriors);
    expect((await call('delete', { id: data.id })).data).toEqual({
      message: 'Raccolta eliminata.',
    });
    expect(await viaRest(t, 'galleries.get', { id: 'esterni' })).toMatchObject({
      status: 404,
      text: 'Gallery not found',
    });
    expect((await call('delete', { id: data.id })).status).toBe(404);
    expect((await call('update', { id: data.id, name: 'Altro' })).status).toBe(404);
    const left = await t.app.database.selectFrom('galleryImages').selectAll().execute();
    expect(left).toEqual([]);
  });
});

it('finds a gallery whose slug is figures by its slug first', async () => {
  const first = await viaRest(t, 'galleries.create', exteriors, token);
  const named = { ...exteriors, slug: String(first.data.id) };
  const second = await viaRest(t, 'galleries.create', named, token);
  const found = await viaRest(t, 'galleries.get', { id: String(first.data.id) });
  expect(found.data.id).toBe(second.data.id);
});

it('finds a gallery by its id, not by an equal slug', async () => {
  const first = await viaRest(t, 'galleries.create', exteriors, token);
  const { id } = first.data;
  await viaRest(t, 'galleries.create', { ...exteriors, slug: String(id) }, token);
  expect((await viaTrpc(t, 'galleries.getById', { id }, token)).data).toEqual(first.data);
  expect(await viaTrpc(t, 'galleries.getById', { id: 4711 }, token)).toMatchObject({
    status: 404,
    text: 'Gallery not found',
  });
});

describe('a page of galleries', () => {
  const found = async (input?: Record<string, unknown>): Promise<PaginatedGalleries> =>
    (await viaRest(t, 'galleries.page', input, token)).data;
  const slugs = async (input?: Record<string, unknown>) =>
    (await found(input)).galleries.map(({ slug }) => slug);
  const make = async (name: string, slug: string, own: Record<string, unknown> = {}) =>
    (await viaRest(t, 'galleries.create', { ...exteriors, name, slug, ...own }, token)).data;

  it('says of each how many images it has, how many are gone, and shows the first', async () => {
    const images = ['a.webp', 'b.webp', 'via.webp', 'c.webp', 'd.webp'];
    for (const image of images) await addPicture(image);
    const { id } = await make('La casa', 'la-casa', { images });
    await dropImages(t.app, 'via.webp');
    const { galleries, total } = await found();
    expect(total).toBe(1);
    expect(galleries).toMatchObject([
      { id, name: 'La casa', slug: 'la-casa', isDefault: true, imageCount: 5, goneCount: 1 },
    ]);
    expect(galleries[0]?.covers.map(({ url }) => url)).toEqual([
      '/uploads/a.webp',
      '/uploads/b.webp',
      '/uploads/c.webp',
    ]);
    expect(galleries[0]).not.toHaveProperty('images');
    expect(galleries[0]).not.toHaveProperty('pictures');
  });

  it('finds words of name and slug, without case and accents', async () => {
    await make('Perché no', 'stanze');
    await make('La città', 'luglio');
    expect(await slugs({ search: 'PERCHE' })).toEqual(['stanze']);
    expect(await slugs({ search: ' luglio cittÀ' })).toEqual(['luglio']);
    expect(await slugs({ search: 'luglio no' })).toEqual([]);
    expect(await found({ search: 'montagna' })).toEqual({ galleries: [], total: 0 });
  });

  it('finds the one that has a slug', async () => {
    await make('Una', 'casa');
    await make('Altra', 'casa-di-sopra');
    expect(await slugs({ slug: 'casa' })).toEqual(['casa']);
    expect(await found({ slug: 'cas' })).toEqual({ galleries: [], total: 0 });
  });

  it('finds a gallery by its current name only', async () => {
    const { id } = await make('Le stanze', 'stanze');
    const change = (changes: Record<string, unknown>) =>
      viaRest(t, 'galleries.update', { id, ...changes }, token);
    await change({ name: 'Le camere' });
    await change({ slug: 'camere-da-letto' });
    await change({ isDefault: false });
    expect(await slugs({ search: 'camere letto' })).toEqual(['camere-da-letto']);
    expect(await slugs({ search: 'stanze' })).toEqual([]);
  });

  it('limits a long list, and counts all of it', async () => {
    for (let number = 10; number < 24; number += 1) await make(`Numero ${number}`, `n-${number}`);
    const first = await found();
    expect(first.galleries).toHaveLength(12);
    expect(first.total).toBe(14);
    expect(await slugs({ page: 2 })).toEqual(['n-22', 'n-23']);
    expect(await slugs({ page: 2, limit: 2, search: 'numero' })).toEqual(['n-12', 'n-13']);
    expect(await found({ page: 9 })).toEqual({ galleries: [], total: 14 });
  });
});
