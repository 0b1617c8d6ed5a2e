import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, contactMessage, makeUser } from '#tests/support/factories.ts';
import { picture } from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';

// What a call answers can be sent back as it is, nulls included, and changes nothing.

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  token = (await makeUser(t.app, 'ADMIN')).token;
});
afterAll(() => t.close());

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await t.rest(method, path, { token, ...(body === undefined ? {} : { body }) });
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};

const anImage = async (): Promise<{ id: number; fileName: string }> =>
  (await upload(t, token, { bytes: await picture('png') })).body;

const CONTENT = `<p>${'Il mare è a due passi, e la sera si cena in terrazza. '.repeat(3)}</p>`;

/** What is made, by which path it is read, and by which call it is sent back. */
const entities: Record<string, () => Promise<[read: string, method: string, path: string]>> = {
  'the home page': async () => {
    const { fileName } = await anImage();
    await call('PUT', '/homepage', { heroImage: `/uploads/${fileName}` });
    return ['/homepage', 'PUT', '/homepage'];
  },
  'the house': async () => ['/property', 'PUT', '/property'],
  'a gallery': async () => {
    const { fileName } = await anImage();
    const { id } = await call('POST', '/gallery', {
      name: 'Mare',
      slug: 'mare',
      images: [fileName],
    });
    return [`/gallery/${id}`, 'PUT', `/gallery/${id}`];
  },
  'a page': async () => {
    const page = { title: 'Come arrivare', slug: 'come-arrivare', content: CONTENT };
    const { id } = await call('POST', '/pages', page);
    return [`/pages/${id}`, 'PUT', `/pages/${id}`];
  },
  'a post': async () => {
    const { fileName: coverImage } = await anImage();
    const post = { title: 'Settembre', excerpt: 'Il mare è ancora caldo.', coverImage };
    const { id } = await call('POST', '/blog', { ...post, content: CONTENT });
    return [`/blog/${id}`, 'PUT', `/blog/${id}`];
  },
  'a file': async () => {
    const { id } = await anImage();
    return [`/media/${id}`, 'PUT', `/media/${id}`];
  },
  'a task': async () => {
    const { id } = await call('POST', '/task', { name: 'Cambiare la lampadina' });
    return [`/task/${id}`, 'PATCH', `/task/${id}`];
  },
  'a user': async () => {
    const { id } = await makeUser(t.app, 'USER', { locale: 'de' });
    return [`/auth/users/${id}`, 'PUT', `/auth/users/${id}`];
  },
  'a stay': async () => {
    const { id } = await call('POST', '/bookings', bookingRequest({ locale: 'fr' }));
    return [`/bookings/${id}`, 'PUT', `/bookings/${id}`];
  },
  'the price lists': async () => {
    const { periods } = await call('GET', '/prices');
    const ruled = { minNights: 7, changeoverDay: 'saturday' };
    const next = { startDate: '2027-01-01', endDate: '2027-12-31', weeklyPriceCents: 90_000 };
    const extras = { cleaningCents: 4500 };
    await call('PUT', '/prices', { year: 2027, periods: [{ ...next, ...ruled }], extras });
    await call('PUT', '/prices', { periods, roundsToEuro: false });
    return ['/prices', 'PUT', '/prices'];
  },
  'the calendar for the telephone': async () => ['/calendars/own', 'PUT', '/calendars/own'],
  'the rule on passkeys': async () => ['/settings/passkeys', 'PUT', '/settings/passkeys'],
};

const withoutVersion = (entity: Record<string, unknown>) => ({
  ...entity,
  version: undefined,
  updatedAt: undefined,
  updated_at: undefined,
});

it.each(Object.entries(entities))('%s', async (_what, make) => {
  const [read, method, path] = await make();
  const before = await call('GET', read);
  await call(method, path, before);
  expect(withoutVersion(await call('GET', read))).toEqual(withoutVersion(before));
});

it.each(['menuitems', 'feature-boxes', 'calendars'])(
  'one of the %s, of their list',
  async (list) => {
    const { fileName: icon } = await anImage();
    const made: Record<string, unknown> = {
      menuitems: { label: 'Dove siamo', url: null, slug: null, parentId: null },
      'feature-boxes': { icon, title: 'Il mare', description: 'A dieci minuti.', link: null },
      calendars: { name: 'Vrbo', kind: 'vrbo', url: 'https://vrbo.example/a.ics' },
    };
    const { id } = await call('POST', `/${list}`, made[list]);
    const find = async () =>
      (await call('GET', `/${list}`)).find((item: { id: number }) => item.id === id);
    const before = await find();
    await call('PUT', `/${list}/${id}`, before);
    expect(withoutVersion(await find())).toEqual(withoutVersion(before));
  },
);

it('the own profile', async () => {
  const { user } = await call('GET', '/auth/me');
  const { user: after } = await call('PUT', '/auth/profile', user);
  expect(withoutVersion(after)).toEqual(withoutVersion(user));
});

it('a message without a telephone number', async () => {
  const sent = await call('POST', '/contact', { ...contactMessage({ locale: 'de' }), phone: null });
  const again = await call('POST', '/contact', { ...sent, message: 'Un altro messaggio.' });
  for (const answer of [sent, again]) expect(answer).toMatchObject({ phone: null, locale: 'de' });
});
