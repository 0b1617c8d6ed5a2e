import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { foreignLocales, locales } from '#shared/languages/locales.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

describe('the sample content', () => {
  it('leaves what the owners changed, and the pictures they went on using', async () => {
    const sample = await createTestApp({ settings: { DEMO_CONTENT: 'on' } });
    const { token } = await makeUser(sample.app, 'EDITOR');
    const call = (method: string, path: string, body?: unknown) =>
      sample.rest(method, path, body === undefined ? { token } : { token, body });
    const homepage = await getHomepage(sample.app.database);
    const [gallery] = (await call('GET', '/gallery')).body;
    const [box] = (await call('GET', '/feature-boxes')).body;
    const images = gallery.images.slice(0, 2);
    await call('PUT', '/homepage', { heroTitle: 'La nostra' });
    await call('PUT', `/gallery/${gallery.id}`, { images });
    await call('PUT', `/feature-boxes/${box.id}`, { title: 'Il nostro mare' });

    await call('DELETE', '/content/sample');

    expect((await call('GET', '/homepage')).body.heroTitle).toBe('La nostra');
    expect((await call('GET', '/gallery')).body).toMatchObject([{ id: gallery.id, images }]);
    expect((await call('GET', '/feature-boxes')).body).toEqual([
      { ...box, title: 'Il nostro mare', version: 2 },
    ]);
    const used = [homepage.heroImage, ...[box.icon, ...images].map(uploadUrl)];
    for (const url of used) expect((await sample.server.inject({ url })).statusCode).toBe(200);
    // Three pictures, each with four narrower copies, two squares and one to share.
    expect(readdirSync(sample.app.config.uploadsDir)).toHaveLength(24);
    await sample.close();
  });

  it('is no longer what the owners have edited or deleted, and goes without it', async () => {
    const sample = await createTestApp({ settings: { DEMO_CONTENT: 'on' } });
    const { token } = await makeUser(sample.app, 'EDITOR');
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await sample.rest(
        method,
        path,
        body === undefined ? { token } : { token, body },
      );
      expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
      return answer.body;
    };
    const items = async () => (await call('GET', '/content/sample')).items;
    const marked = await sample.app.database
      .selectFrom('sampleItems')
      .select(['kind', 'itemId'])
      .execute();
    expect(await items()).toBe(marked.length);
    /** The one of a kind that the sample inserted first. */
    const idOf = (kind: string): number => marked.find((one) => one.kind === kind)?.itemId ?? 0;
    const edits = [
      ['property', 'propertySettings', '/property', { bedrooms: 3 }],
      ['task', 'tasks', '/task/:id', { completed: true }],
      ['feature-box', 'featureBoxes', '/feature-boxes/:id', { published: false }],
      ['gallery', 'galleries', '/gallery/:id', { description: 'Le nostre foto' }],
      ['page', 'pages', '/pages/:id', { excerpt: 'Altre parole.' }],
      ['post', 'posts', '/blog/:id', { published: false }],
      ['media', 'media', '/media/:id', { caption: 'Il nostro mare' }],
      ['menu-item', 'menuItems', '/menuitems/:id', { showOnMobile: false }],
    ] as const;
    for (const [kind, , path, change] of edits) {
      const method = kind === 'task' ? 'PATCH' : 'PUT';
      await call(method, path.replace(':id', String(idOf(kind))), change);
    }
    expect(await items()).toBe(marked.length - edits.length);
    const [, another] = marked.filter(({ kind }) => kind === 'task');
    await call('DELETE', `/task/${another?.itemId}`);
    expect(await items()).toBe(marked.length - edits.length - 1);

    await call('DELETE', '/content/sample');

    expect((await call('GET', '/property')).bedrooms).toBe(3);
    for (const [kind, table] of edits) {
      const rows = await sample.app.database.selectFrom(table).select('id').execute();
      expect(rows, kind).toContainEqual({ id: idOf(kind) });
    }
    const tasks = await sample.app.database.selectFrom('tasks').select('id').execute();
    expect(tasks).toEqual([{ id: idOf('task') }]);
    expect(await items()).toBe(0);
    await sample.close();
  });

  it('goes at once and whole, and leaves what is not sample', async () => {
    const sample = await createTestApp({ settings: { DEMO_CONTENT: 'on' } });
    const { token } = await makeUser(sample.app, 'EDITOR');
    const before = (await sample.rest('GET', '/content/sample', { token })).body;
    expect(before.present).toBe(true);
    const states = (await sample.rest('GET', '/bookings', { token })).body.map(
      ({ status }: { status: string }) => status,
    );
    expect(new Set(states)).toEqual(new Set(['PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE']));
    const [picture] = (await sample.rest('GET', '/property')).body.pictures;
    expect((await sample.server.inject({ url: picture.url })).statusCode).toBe(200);
    const [review] = (await sample.rest('GET', '/reviews', { token })).body;
    const approval = { token, body: { status: 'APPROVED' } };
    await sample.rest('PATCH', `/reviews/${review.id}/status`, approval);
    await sample.rest('POST', '/bookings/block', {
      token,
      body: { startDate: '2026-12-01', endDate: '2026-12-03' },
    });

    await sample.rest('DELETE', '/content/sample', { token });

    expect((await sample.rest('GET', '/content/sample', { token })).body).toEqual({
      present: false,
      items: 0,
      bookings: [],
    });
    expect((await sample.rest('GET', '/bookings', { token })).body).toHaveLength(1);
    expect((await sample.rest('GET', '/property')).body).toMatchObject({
      name: 'La nostra casa',
      images: [],
    });
    expect((await sample.rest('GET', '/feature-boxes')).body).toEqual([]);
    expect((await sample.rest('GET', '/gallery')).body).toEqual([]);
    // Sample reviews are removed whether or not they were approved.
    expect((await sample.rest('GET', '/reviews', { token })).body).toEqual([]);
    expect((await sample.server.inject({ url: picture.url })).statusCode).toBe(404);
    await sample.close();
  });
});

it('has all its texts in each language that it offers', async () => {
  const sample = await createTestApp({ settings: { DEMO_CONTENT: 'on' } });
  const { token } = await makeUser(sample.app, 'EDITOR');
  const offered = async () => (await sample.rest('GET', '/languages')).body.offered;
  expect(await offered()).toEqual(locales);
  for (const locale of foreignLocales) {
    const { body } = await sample.rest('GET', `/translations?locale=${locale}`, { token });
    const untranslated = body.filter(({ state }: { state: string }) => state !== 'done');
    expect(untranslated, locale).toEqual([]);
  }
  const translated = () =>
    sample.app.database
      .selectFrom('translations')
      .select(['kind', 'field'])
      .where('kind', 'in', ['homepage', 'property', 'post', 'gallery'])
      .where('field', 'not like', '%/%')
      .execute();
  expect(await translated()).not.toEqual([]);
  await sample.rest('DELETE', '/content/sample', { token });
  // The buttons of a new site are those of the sample.
  expect((await translated()).filter(({ field }) => !field.includes('Button'))).toEqual([]);
  expect(await offered()).toEqual(['it']);
  await sample.close();
});
