import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { confirmationIn, deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import { picture } from '#tests/support/media-files.ts';
import { MULTIPART, multipartBody } from '#tests/support/upload.ts';

// A program written from the specification alone (sections 3, 7 and 8): its payloads, its fields, its answers. It
// sends null for what it does not know, and entities back as it got them with one field changed. It shares no
// code with the site.

// biome-ignore lint/suspicious/noExplicitAny: the program trusts the specification
type Answer = any;

let t: TestApp;
let admin: string;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  admin = (await makeUser(t.app, 'ADMIN')).token;
});
afterAll(() => t.close());

type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** Calls as a person, and expects the call to succeed. */
const callAs =
  (token?: string): Caller =>
  async (method, path, body) => {
    const { status, body: answer } = await t.rest(method, path, {
      body,
      ...(token && { token }),
    });
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer;
  };
const asAdmin: Caller = (...call) => callAs(admin)(...call);
const asVisitor = callAs();

const refusalOf = (method: string, path: string, body: unknown, token?: string) =>
  t.rest(method, path, { body, ...(token && { token }) });

const fieldsOf = (entity: object): string[] => Object.keys(entity);
const withId = (list: Answer[], id: number): Answer => list.find((each) => each.id === id);

/** Calls that change an entity, by its id. */
const change = (path: string) => (entity: Answer, own: object) =>
  asAdmin('PUT', `${path}/${entity.id}`, { ...entity, ...own });

describe('an account', () => {
  const account = { name: 'Solo Uno', email: 'solo1@example.com', password: 'barca-a-vela-7' };
  const { email, password } = account;
  let token = '';

  it('is registered, confirmed from the mail alone, and logs in with its name and password', async () => {
    const registered = await asVisitor('POST', '/auth/register', account);
    expect(registered).toMatchObject({
      token: expect.any(String),
      user: { name: account.name, email, role: 'USER' },
    });
    const confirmation = confirmationIn((await deliverMails(t.app)).at(-1));
    expect(await asVisitor('POST', '/auth/confirm-email', confirmation)).toMatchObject({
      message: 'La tua email è stata confermata con successo!',
    });
    const loggedIn = await asVisitor('POST', '/auth/login', { email, password });
    expect(loggedIn.user).toMatchObject({ name: account.name, email });
    token = loggedIn.token;
    expect(await callAs(registered.token)('POST', '/auth/logout', {})).toBeDefined();
  });

  it('changes its profile, with a generated avatar or none', async () => {
    const profile = (own: object) => callAs(token)('PUT', '/auth/profile', own);
    const avatar = 'https://api.dicebear.com/9.x/bottts/svg?seed=Mare';
    const { user } = await profile({ name: 'Solo Due', email, avatar });
    expect(user).toMatchObject({ name: 'Solo Due', avatar: expect.stringContaining('bottts') });
    expect((await profile({ ...user, name: 'Solo Tre' })).user.name).toBe('Solo Tre');
    const without = { name: 'Solo Tre', email, avatar: null };
    for (const none of [null, '']) {
      const empty = { currentPassword: none, newPassword: none };
      expect((await profile({ ...without, ...empty })).user.avatar).toBeNull();
    }
    const passwords = { currentPassword: password, newPassword: 'remo-di-legno-8' };
    await profile({ ...without, ...passwords });
    await asVisitor('POST', '/auth/login', { email, password: 'remo-di-legno-8' });
  });

  it('forgets its password, and is sent another confirmation', async () => {
    expect(await asVisitor('POST', '/auth/forgot-password', { email })).toMatchObject({
      message:
        "Se l'email esiste nel nostro sistema, ti abbiamo inviato un link per il reset della password.",
    });
    const reset = passwordTokenIn((await deliverMails(t.app)).at(-1));
    await asVisitor('POST', '/auth/reset-password', { token: reset, password: 'vela-nuova-9' });
    await asVisitor('POST', '/auth/login', { email, password: 'vela-nuova-9' });
    await asVisitor('POST', '/auth/resend-confirm-email', { email });
  });

  it('is created, changed and deleted by an administrator', async () => {
    const created = await asAdmin('POST', '/auth/users/create', {
      name: 'Ida Loi',
      email: 'ida@example.com',
      password: 'scoglio-blu-3',
      role: 'EDITOR',
    });
    const listed = withId(await asAdmin('GET', '/auth/users'), created.id);
    expect(listed).toMatchObject({ name: 'Ida Loi', role: 'EDITOR', avatar: null });
    expect(fieldsOf(listed)).toEqual(
      expect.arrayContaining(['id', 'name', 'email', 'role', 'avatar', 'createdAt']),
    );
    const changed = await change('/auth/users')(listed, { name: 'Ida Piras' });
    expect(changed.name).toBe('Ida Piras');
    await change('/auth/users')(listed, { role: 'USER' });
    await asAdmin('DELETE', `/auth/users/${created.id}`);
  });
});

describe('a booking', () => {
  const request = {
    startDate: '2026-07-04',
    endDate: '2026-07-11',
    guestName: 'Giulia Ferraris',
    guestEmail: 'giulia@example.com',
    numberOfGuests: 2,
    note: null,
  };

  it('is requested, decided, corrected and deleted', async () => {
    const { id } = await asVisitor('POST', '/bookings', request);
    const own = withId(await asAdmin('GET', '/bookings'), id);
    expect(own).toMatchObject({
      startDate: request.startDate,
      endDate: request.endDate,
      status: 'PENDING',
      guest: { name: request.guestName, email: request.guestEmail },
      guestName: request.guestName,
      guestEmail: request.guestEmail,
      numberOfGuests: 2,
      note: '',
      isBlocked: false,
    });
    await asAdmin('PATCH', `/bookings/${id}/status`, { status: 'CONFIRMED' });
    for (const change of [{ numberOfGuests: 1 }, { numberOfGuests: 3 }]) {
      expect(await asAdmin('PUT', `/bookings/${id}`, { ...own, ...change })).toMatchObject(change);
    }
    const days = { startDate: '2026-07-05', endDate: '2026-07-12' };
    expect(await asAdmin('PATCH', `/bookings/${id}`, days)).toMatchObject(days);
    const { body } = await refusalOf('POST', '/bookings', request);
    expect(body.error).toBe('Le date selezionate non sono disponibili');
    await asAdmin('DELETE', `/bookings/${id}`);
    expect(withId(await asAdmin('GET', '/bookings'), id)).toBeUndefined();
  });

  it('is a block of days, with the fields of a booking, and is unblocked', async () => {
    const days = { startDate: '2026-08-01', endDate: '2026-08-03' };
    expect(await asAdmin('POST', '/bookings/block', { ...days, reason: null })).toMatchObject({
      message: expect.any(String),
    });
    const bookings: Answer[] = await asAdmin('GET', '/bookings');
    const block = bookings.find(({ isBlocked }) => isBlocked);
    expect(block).toMatchObject({
      ...days,
      status: 'NOT_AVAILABLE',
      guest: null,
      guestName: null,
      guestEmail: null,
      numberOfGuests: null,
      note: null,
    });
    for (const each of bookings) expect(each.guest?.name).toBe(each.guestName ?? undefined);
    expect(await asAdmin('POST', '/bookings/unblock', { id: block.id })).toMatchObject({
      message: expect.any(String),
    });
    const { status, body } = await refusalOf('POST', '/bookings/block', { ...days, reason: '' });
    expect([status, body.error]).toEqual([401, 'Authentication required']);
  });
});

describe('content', () => {
  const uploadPicture = async (): Promise<Answer> => {
    const body = multipartBody(
      [{ bytes: await picture('png'), fileName: 'mare.png', type: 'image/png' }],
      {
        name: 'Mare',
        contentType: 'image',
        duration: 'null',
        dimensions: '{"width":8,"height":6}',
      },
    );
    const answer = await t.server.inject({
      method: 'POST',
      url: '/api/media',
      headers: { authorization: `Bearer ${admin}`, 'content-type': MULTIPART },
      payload: body,
    });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const nameUnderUploads = ({ url }: Answer): string => url.replace('/uploads/', '');

  it('is the house: its home page and its property', async () => {
    const homepage = await asVisitor('GET', '/homepage');
    const { url } = await uploadPicture();
    const button = { text: null, link: null, visible: false };
    const home = {
      siteName: 'Casa',
      heroImage: url,
      heroTitle: 'Al mare',
      heroSubtitle: 'In collina',
    };
    const saved = await asAdmin('PUT', '/homepage', {
      ...homepage,
      ...home,
      primaryButton: button,
      secondaryButton: { text: 'Blog', link: '/blog', visible: true },
    });
    expect(saved).toMatchObject({ ...home, primaryButton: { visible: false } });
    const next = await asAdmin('PUT', '/homepage', { ...saved, heroTitle: 'Al sole' });
    await asAdmin('PUT', '/homepage', { ...saved, heroTitle: 'Al vento' });
    expect(next.heroTitle).toBe('Al sole');
    const property = await asVisitor('GET', '/property');
    const rooms = { name: 'Casa', description: 'Bianca.', bedrooms: 2, bathrooms: 1, maxGuests: 6 };
    const house = { ...property, ...rooms, amenities: ['TV', '  ', 'Barbecue'], images: [url, ''] };
    expect(await asAdmin('PUT', '/property', house)).toMatchObject({
      ...rooms,
      amenities: ['TV', 'Barbecue'],
      images: [url],
    });
    await asAdmin('PUT', '/property', { ...house, bedrooms: 3 });
  });

  it('is the menu, whose entries change places', async () => {
    const entry = { label: 'Isola', url: null, slug: 'isola', parentId: null, visibleTo: 'USER' };
    const devices = { showOnDesktop: true, showOnMobile: true };
    const first = await asAdmin('POST', '/menuitems', { ...entry, ...devices });
    const second = await asAdmin('POST', '/menuitems', {
      ...entry,
      ...devices,
      label: 'Spiaggia',
      url: '/gallery',
      slug: null,
    });
    expect(second.order).toBe(first.order + 1);
    const updates = [
      { ...first, order: second.order },
      { ...second, order: first.order },
    ];
    await asAdmin('POST', '/menuitems/updateOrder', { updates });
    const changed = await change('/menuitems')(first, { label: '' });
    expect(changed).toMatchObject({ label: 'Senza etichetta', order: second.order });
    const child = await asAdmin('POST', '/menuitems', {
      ...entry,
      ...devices,
      label: 'Calette',
      parentId: first.id,
    });
    const { body } = await refusalOf('DELETE', `/menuitems/${first.id}`, undefined, admin);
    expect(body.error).toBe('Impossibile cancellare una voce che ha dei figli.');
    const menu = await asVisitor('GET', '/menuitems');
    expect(withId(menu, first.id).children).toMatchObject([{ id: child.id }]);
    for (const { id } of [child, first, second]) await asAdmin('DELETE', `/menuitems/${id}`);
  });

  it('is a page, edited from the list', async () => {
    const page = {
      title: 'Come arrivare',
      slug: 'come-arrivare',
      excerpt: null,
      content: '<p>Il traghetto parte ogni mezz’ora e la traversata dura quaranta minuti.</p>',
      published: true,
      seoTitle: null,
      seoDescription: null,
      seoKeywords: '',
    };
    const { id } = await asAdmin('POST', '/pages', page);
    const listed = withId(await asAdmin('GET', '/pages/all'), id);
    expect(listed).toMatchObject({ content: page.content, excerpt: '', seoTitle: '' });
    await change('/pages')(listed, { seoTitle: 'Arrivare' });
    const again = await change('/pages')(listed, { title: 'Arrivare qui' });
    expect(again).toMatchObject({ title: 'Arrivare qui', content: page.content });
    const read = await asVisitor('GET', '/pages/come-arrivare');
    expect(read).toMatchObject({ title: 'Arrivare qui', createdAt: expect.any(String) });
    await asAdmin('DELETE', `/pages/${id}`);
  });

  it('is a gallery, found by its slug and its id', async () => {
    const images = [nameUnderUploads(await uploadPicture())];
    const gallery = { name: 'Mare', description: null, slug: 'mare', isDefault: true, images };
    const made = await asAdmin('POST', '/gallery', gallery);
    expect(made).toMatchObject({ ...gallery, description: '' });
    await change('/gallery')(made, { name: 'Il mare' });
    expect(await change('/gallery')(made, { isDefault: false })).toMatchObject({ name: 'Mare' });
    expect(await asVisitor('GET', '/gallery/mare')).toMatchObject({ id: made.id, images });
    expect(await asVisitor('GET', `/gallery/${made.id}`)).toMatchObject({ slug: 'mare' });
    expect(withId(await asVisitor('GET', '/gallery'), made.id).images).toEqual(images);
    await asAdmin('DELETE', `/gallery/${made.id}`);
  });

  it('is a post, edited from either list', async () => {
    const coverImage = nameUnderUploads(await uploadPicture());
    const post = {
      title: 'Ottobre in barca',
      excerpt: 'Giornate lunghe e mare caldo.',
      content: '<p>Si parte al mattino.</p>',
      coverImage,
      published: true,
      readTime: 1,
    };
    const { id } = await asAdmin('POST', '/blog', post);
    const all = withId(await asAdmin('GET', '/blog/all'), id);
    const { posts, total } = await asVisitor('GET', '/blog?page=1&limit=9');
    expect(total).toBe(1);
    for (const row of [all, withId(posts, id)]) {
      expect(row).toMatchObject({ ...post, author: { name: expect.any(String), avatar: null } });
      expect(fieldsOf(row)).toEqual(expect.arrayContaining(['slug', 'createdAt', 'publishedAt']));
      expect(await change('/blog')(row, { title: 'Ottobre a vela' })).toMatchObject({
        title: 'Ottobre a vela',
        content: post.content,
      });
    }
    expect(await asVisitor('GET', `/blog/${all.slug}`)).toMatchObject({ content: post.content });
    await asAdmin('DELETE', `/blog/${id}`);
    const { status, body } = await refusalOf('GET', '/blog/non-esiste', undefined);
    expect([status, body.error]).toEqual([404, 'Post not found']);
  });

  it('is a box, with a link or without', async () => {
    const icon = nameUnderUploads(await uploadPicture());
    const box = { icon, title: 'Silenzio', description: 'Solo il mare.', link: null };
    const made = await asAdmin('POST', '/feature-boxes', { ...box, published: false });
    const linked = await change('/feature-boxes')(made, { link: '/booking' });
    await change('/feature-boxes')(made, { published: true });
    expect(linked.link).toBe('/booking');
    expect(withId(await asVisitor('GET', '/feature-boxes'), made.id)).toMatchObject(box);
    await asAdmin('DELETE', `/feature-boxes/${made.id}`);
  });

  it('is a medium, renamed and deleted', async () => {
    const made = await uploadPicture();
    const listed = withId(await asAdmin('GET', '/media'), made.id);
    expect(listed).toMatchObject({
      name: 'Mare',
      type: expect.stringContaining('image/'),
      contentType: 'image',
      size: expect.any(Number),
      dimensions: { width: expect.any(Number), height: expect.any(Number) },
      duration: null,
    });
    const named = { name: 'Mare mosso', caption: null };
    expect((await change('/media')(listed, named)).name).toBe('Mare mosso');
    expect((await change('/media')(listed, { name: 'Calma' })).name).toBe('Calma');
    await asAdmin('DELETE', `/media/${made.id}`);
  });
});

describe('guests', () => {
  it('write reviews, which staff approve, take back and delete', async () => {
    const guest = callAs((await makeUser(t.app, 'USER')).token);
    const { id } = await guest('POST', '/reviews', { rating: 5, comment: 'Una casa bellissima.' });
    const statusOf = (status: string) => asAdmin('PATCH', `/reviews/${id}/status`, { status });
    await statusOf('APPROVED');
    expect(withId(await asVisitor('GET', '/reviews/approved'), id)).toMatchObject({
      rating: 5,
      comment: 'Una casa bellissima.',
      createdAt: expect.any(String),
      author: { name: expect.any(String), avatar: null },
      status: 'APPROVED',
    });
    await statusOf('PENDING');
    expect(withId(await asAdmin('GET', '/reviews'), id).status).toBe('PENDING');
    await asAdmin('DELETE', `/reviews/${id}`);
  });

  it('write messages, with a telephone number, null, an empty one or none', async () => {
    const message = { name: 'Anna', email: 'anna@example.com', message: 'C’è un seggiolone?' };
    for (const phone of ['+39 333 1234567', null, '', undefined]) {
      await asVisitor('POST', '/contact', {
        ...message,
        message: `${message.message} ${phone}`,
        phone,
      });
    }
    const messages: Answer[] = await asAdmin('GET', '/contact');
    expect(messages).toHaveLength(4);
    for (const { id } of messages) await asAdmin('DELETE', `/contact/${id}`);
  });
});

describe('staff', () => {
  it('keep tasks, with a day at midnight UTC or none', async () => {
    const task = { name: 'Imbiancare', description: null, priority: 3, completed: false };
    const dated = { ...task, due_date: '2026-06-01T00:00:00.000Z', order_index: 0 };
    const made = await asAdmin('POST', '/task', dated);
    await asAdmin('POST', '/task', { ...task, due_date: null, order_index: 0 });
    expect(withId(await asAdmin('GET', '/task'), made.id)).toMatchObject({
      due_date: dated.due_date,
      priority: 3,
      updated_at: expect.any(String),
    });
    const patch = (own: object) => asAdmin('PATCH', `/task/${made.id}`, { ...made, ...own });
    await patch({ priority: 7 });
    expect(await patch({ name: 'Verniciare', due_date: null })).toMatchObject({ due_date: null });
    await asAdmin('PATCH', `/task/${made.id}/complete`);
    expect(withId(await asAdmin('GET', '/task'), made.id).completed).toBe(true);
    await asAdmin('DELETE', `/task/${made.id}`);
  });

  it('make, restore and delete backups', async () => {
    const made = await asAdmin('POST', '/backup/create', { method: 'local' });
    expect(made.message).toBe(`Backup creato con successo: ${made.fileName}`);
    const [backup] = await asAdmin('GET', '/backup/list');
    expect(backup).toMatchObject({
      fileName: made.fileName,
      createdAt: expect.any(String),
      location: 'local',
    });
    await asAdmin('POST', `/backup/${backup.id}/restore`, {});
    await asAdmin('DELETE', `/backup/${backup.id}`);
    const { body } = await refusalOf('POST', '/backup/create', { method: 'nastro' }, admin);
    expect(body.error).toBe(body.message);
  });
});
