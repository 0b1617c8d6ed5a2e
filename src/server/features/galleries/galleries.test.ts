import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { doors, restDoor } from '#tests/support/doors.ts';
import { makeUser } from '#tests/support/factories.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const exteriors = {
  name: 'Esterni',
  slug: 'esterni',
  description: 'La casa da fuori.',
  isDefault: true,
  images: ['casa.webp', 'terrazza.webp'],
};

const addImage = async (fileName: string): Promise<void> => {
  await t.app.database
    .insertInto('media')
    .values({
      file_name: fileName,
      name: fileName,
      caption: `Didascalia di ${fileName}`,
      mime_type: 'image/webp',
      content_type: 'image',
      size_bytes: 10,
      width: 1200,
      height: 800,
      duration_seconds: null,
      created_at: '2026-05-20T10:00:00.000Z',
    })
    .execute();
};

describe.each(doors)('galleries by %s', (_name, door) => {
  const call = (name: string, input?: Record<string, unknown>) =>
    door(t, `galleries.${name}`, input, token);

  it('are made, and found by slug and by id', async () => {
    const { status, data } = await call('create', exteriors);
    expect(status).toBe(door === restDoor ? 201 : 200);
    expect(data).toEqual({
      id: expect.any(Number),
      ...exteriors,
      pictures: [],
      createdAt: '2026-05-20T10:00:00.000Z',
      version: 1,
    });
    for (const id of ['esterni', String(data.id)]) {
      expect((await door(t, 'galleries.get', { id })).data).toEqual(data);
    }
    expect((await door(t, 'galleries.list')).data).toEqual([data]);
  });

  it('show the pictures that the library knows, in their own order', async () => {
    await addImage('terrazza.webp');
    await addImage('casa.webp');
    await call('create', { ...exteriors, images: ['casa.webp', 'via.webp', 'terrazza.webp'] });
    const [gallery] = (await door(t, 'galleries.list')).data;
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

  it.each([
    [{ name: '' }, 'Il nome è obbligatorio'],
    [{ slug: '' }, 'Lo slug è obbligatorio'],
    [{ slug: 'La Casa' }, 'Lo slug può contenere solo lettere minuscole, numeri e trattini.'],
    [{ images: [] }, 'Per favore seleziona almeno una immagine'],
    [{ images: undefined }, 'Per favore seleziona almeno una immagine'],
    [{ images: ['../../etc/passwd'] }, 'Il nome del file non è valido.'],
    [{ images: 'casa.webp' }, 'Per favore seleziona almeno una immagine'],
  ])('are not made with %o', async (wrong, message) => {
    const outcome = await call('create', { ...exteriors, ...wrong });
    expect(outcome).toMatchObject({ status: 400, text: message });
    expect((await door(t, 'galleries.list')).data).toEqual([]);
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

  it('are listed for the home page alone where that is asked', async () => {
    await call('create', exteriors);
    await call('create', { ...exteriors, slug: 'interni', isDefault: false });
    const slugs = async (input?: Record<string, unknown>) =>
      (await door(t, 'galleries.list', input)).data.map(({ slug }: { slug: string }) => slug);
    expect(await slugs()).toEqual(['esterni', 'interni']);
    expect(await slugs({ isDefault: true })).toEqual(['esterni']);
    expect(await slugs({ isDefault: false })).toEqual(['interni']);
    expect((await door(t, 'galleries.list', { isDefault: 'forse' })).status).toBe(400);
  });

  it('go, and are not found any more', async () => {
    const { data } = await call('create', exteriors);
    expect((await call('delete', { id: data.id })).data).toEqual({ message: 'Gallery eliminata.' });
    expect(await door(t, 'galleries.get', { id: 'esterni' })).toMatchObject({
      status: 404,
      text: 'Gallery not found',
    });
    expect((await call('delete', { id: data.id })).status).toBe(404);
    expect((await call('update', { id: data.id, name: 'Altro' })).status).toBe(404);
    const left = await t.app.database.selectFrom('gallery_images').selectAll().execute();
    expect(left).toEqual([]);
  });
});

it('finds a gallery whose slug is figures by its slug first', async () => {
  const first = await restDoor(t, 'galleries.create', exteriors, token);
  const named = { ...exteriors, slug: String(first.data.id) };
  const second = await restDoor(t, 'galleries.create', named, token);
  const found = await restDoor(t, 'galleries.get', { id: String(first.data.id) });
  expect(found.data.id).toBe(second.data.id);
});
