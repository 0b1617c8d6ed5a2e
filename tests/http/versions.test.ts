import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { picture } from '#tests/support/media-files.ts';
import { type Transport, transports, viaTrpc } from '#tests/support/transports.ts';
import { upload } from '#tests/support/upload.ts';

// Two people edit one thing: the second is told, and nothing is overwritten without a word.

let t: TestApp;
let token: string;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Entity = any;
type Input = Record<string, unknown>;

const call = (name: string, input?: Input, transport: Transport = viaTrpc) =>
  transport(t, name, input, token);

const made = async (name: string, input: Input): Promise<number> => {
  const { status, data } = await call(name, input);
  expect(status).toBe(200);
  return data.id;
};

const listed = (name: string) => async (id: number) =>
  [(await call(name)).data].flat().find((one: Entity) => one.id === id);

const text = (n: number): string =>
  `Il testo scritto dalla persona numero ${n}, che basta per una pagina.`;

const day = (n: number): string => `2026-07-${String(n + 2).padStart(2, '0')}`;

const aPicture = async () => (await upload(t, token, { bytes: await picture('png') })).body;

type Edited = {
  what: string;
  update: string;
  /** Makes one; not where there is one of its kind. */
  make?: () => Promise<number>;
  find: (id: number) => Promise<Entity>;
  change: (n: number) => Input;
  /** What the change became. */
  said: (entity: Entity) => unknown;
  expected: (n: number) => unknown;
};

const title = (n: number): string => `Titolo numero ${n}`;

const edited: Edited[] = [
  {
    what: 'a page',
    update: 'pages.update',
    make: () =>
      made('pages.create', {
        title: 'Come arrivare',
        slug: 'come-si-arriva',
        content: `<p>${text(0)}</p>`,
      }),
    find: async (id) => (await call('pages.get', { id: String(id) })).data,
    change: (n) => ({ title: title(n) }),
    said: (page) => page.title,
    expected: title,
  },
  {
    what: 'a post',
    update: 'blog.update',
    make: async () =>
      made('blog.create', {
        title: 'Tre calette',
        excerpt: 'Tre passeggiate fino al mare.',
        content: `<p>${text(0)}</p>`,
        coverImage: (await aPicture()).fileName,
      }),
    find: async (id) => (await call('blog.get', { id: String(id) })).data,
    change: (n) => ({ title: title(n) }),
    said: (post) => post.title,
    expected: title,
  },
  {
    what: 'the house',
    update: 'property.update',
    find: async () => (await call('property.get')).data,
    change: (n) => ({ name: title(n) }),
    said: (property) => property.name,
    expected: title,
  },
  {
    what: 'the settings of the site',
    update: 'siteSettings.update',
    find: async () => (await call('siteSettings.get')).data,
    change: (n) => ({ replyTo: `casa${n}@example.com` }),
    said: (settings) => settings.replyTo,
    expected: (n) => `casa${n}@example.com`,
  },
  {
    what: 'the home page',
    update: 'homepage.update',
    find: async () => (await call('homepage.get')).data,
    change: (n) => ({ primaryButton: { text: title(n) } }),
    said: (homepage) => homepage.primaryButton.text,
    expected: title,
  },
  {
    what: 'a feature box',
    update: 'featureBoxes.update',
    make: async () =>
      made('featureBoxes.create', {
        icon: (await aPicture()).fileName,
        title: 'Mare',
        description: 'A due passi.',
      }),
    find: listed('featureBoxes.listAll'),
    change: (n) => ({ title: title(n) }),
    said: (box) => box.title,
    expected: title,
  },
  {
    what: 'a calendar of another site',
    update: 'calendars.update',
    make: () =>
      made('calendars.create', { name: 'Vrbo', kind: 'vrbo', url: 'https://vrbo.example/a.ics' }),
    find: listed('calendars.list'),
    change: (n) => ({ name: title(n) }),
    said: (calendar) => calendar.name,
    expected: title,
  },
  {
    what: 'the calendar for the telephone',
    update: 'calendars.updateOwn',
    find: async () => (await call('calendars.own')).data,
    change: (n) => ({ showsNames: n % 2 === 1 }),
    said: (own) => own.showsNames,
    expected: (n) => n % 2 === 1,
  },
  {
    what: 'the price lists',
    update: 'prices.update',
    find: async () => (await call('prices.get')).data,
    change: (n) => ({ notes: title(n) }),
    said: (prices) => prices.notes,
    expected: title,
  },
  {
    what: 'a gallery',
    update: 'galleries.update',
    make: async () =>
      made('galleries.create', {
        name: 'La casa',
        slug: 'la-casa',
        images: [(await aPicture()).fileName],
      }),
    find: async (id) => (await call('galleries.get', { id: String(id) })).data,
    change: (n) => ({ name: title(n) }),
    said: (gallery) => gallery.name,
    expected: title,
  },
  {
    what: 'a menu item',
    update: 'menu.update',
    make: () => made('menu.create', { label: 'Spiagge' }),
    find: listed('menu.listAll'),
    change: (n) => ({ label: title(n) }),
    said: (item) => item.label,
    expected: title,
  },
  {
    what: 'a file of the library',
    update: 'media.update',
    make: async () => (await aPicture()).id,
    find: async (id) => (await call('media.get', { id })).data,
    change: (n) => ({ caption: title(n) }),
    said: (media) => media.caption,
    expected: title,
  },
  {
    what: 'the answer to a review',
    update: 'reviews.answer',
    make: () => made('reviews.create', { comment: 'Una casa bellissima, torneremo.' }),
    find: listed('reviews.list'),
    change: (n) => ({ text: title(n) }),
    said: (review) => review.answer?.text,
    expected: title,
  },
  {
    what: 'a task',
    update: 'tasks.update',
    make: () => made('tasks.create', { name: 'Controllare la caldaia' }),
    find: listed('tasks.list'),
    change: (n) => ({ description: title(n) }),
    said: (task) => task.description,
    expected: title,
  },
  {
    what: 'a user',
    update: 'users.update',
    make: () =>
      made('users.create', {
        name: 'Marta Melis',
        email: 'marta@example.com',
        password: 'una password mia',
        role: 'EDITOR',
      }),
    find: listed('users.list'),
    change: (n) => ({ name: title(n) }),
    said: (user) => user.name,
    expected: title,
  },
  {
    what: 'one’s own profile',
    update: 'accounts.updateProfile',
    find: async () => (await call('accounts.me')).data.user,
    change: (n) => ({ name: title(n) }),
    said: (user) => user.name,
    expected: title,
  },
  {
    what: 'a stay',
    update: 'bookings.update',
    make: () =>
      made('bookings.create', bookingRequest({ startDate: '2026-07-01', endDate: '2026-07-31' })),
    find: listed('bookings.list'),
    change: (n) => ({ startDate: day(n) }),
    said: (stay) => stay.startDate,
    expected: day,
  },
];

// One app for each way in: each thing is made once, and its tests go on with what the one before left.
describe.each(transports)('what is edited, by %s', (_name, transport) => {
  beforeAll(async () => {
    t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
    token = (await makeUser(t.app, 'ADMIN')).token;
  });
  afterAll(() => t.close());

  describe.each(edited)('$what', ({ update, make, find, change, said, expected }) => {
    let id: number;
    beforeAll(async () => {
      id = (await make?.()) ?? 0;
    });
    const read = () => find(id);
    const write = (n: number, version?: number) =>
      call(
        update,
        { ...(make && { id }), ...change(n), ...(version === undefined ? {} : { version }) },
        transport,
      );

    it('takes the first of two who read the same, and tells the second', async () => {
      const { version } = await read();
      expect((await write(1, version)).status).toBe(200);
      const after = await read();
      expect([said(after), after.version > version]).toEqual([expected(1), true]);
      expect(await write(2, version)).toMatchObject({
        status: 409,
        code: 'CHANGED_MEANWHILE',
        text: expect.stringContaining('nel frattempo'),
      });
      expect(await read()).toEqual(after);
      expect((await write(2, after.version)).status).toBe(200);
      expect(said(await read())).toBe(expected(2));
    });

    it('takes one of twenty at the same moment', async () => {
      const { version } = await read();
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => write(n, version)));
      const winners = outcomes.flatMap(({ status }, n) => (status === 200 ? [n] : []));
      expect(winners).toHaveLength(1);
      expect(outcomes.filter(({ code }) => code === 'CHANGED_MEANWHILE')).toHaveLength(19);
      expect(said(await read())).toBe(expected(Number(winners[0])));
    });

    it('is changed by whoever names no version, last of all', async () => {
      expect((await write(1)).status).toBe(200);
      expect((await write(2)).status).toBe(200);
      expect(said(await read())).toBe(expected(2));
      expect(await write(3, -1)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    });
  });

  it('is not moved in the menu by whoever saw another order', async () => {
    const items = (await call('menu.listAll')).data;
    const [first, second, third] = items.map(({ id, order, version }: Entity) => ({
      id,
      order,
      version,
    }));
    const swap = (a: Entity, b: Entity) =>
      call(
        'menu.updateOrder',
        {
          updates: [
            { ...a, order: b.order },
            { ...b, order: a.order },
          ],
        },
        transport,
      );
    expect((await swap(second, third)).status).toBe(200);
    expect(await swap(first, second)).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    const ids = (await call('menu.listAll')).data.map(({ id }: Entity) => id);
    expect(ids.slice(0, 3)).toEqual([first.id, third.id, second.id]);
  });

  it('is not decided on by whoever saw another decision', async () => {
    const id = await made('bookings.create', bookingRequest());
    const { version } = await listed('bookings.list')(id);
    const decide = (status: string) =>
      call('bookings.setStatus', { id, status, version }, transport);
    expect((await decide('CONFIRMED')).status).toBe(200);
    expect(await decide('REJECTED')).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect((await listed('bookings.list')(id)).status).toBe('CONFIRMED');
  });

  it('keeps what a toggle does not name', async () => {
    const id = await made('tasks.create', { name: 'Caldaia' });
    const { version } = await listed('tasks.list')(id);
    await call('tasks.update', { id, name: 'Caldaia nuova', version }, transport);
    await call('tasks.setCompleted', { id, completed: true }, transport);
    expect(await listed('tasks.list')(id)).toMatchObject({
      name: 'Caldaia nuova',
      completed: true,
    });
  });
});
