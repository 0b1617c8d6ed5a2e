import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putImages } from '#tests/support/factories.ts';
import { viaRest, viaTrpc } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  await putImages(t.app, 'casa.webp', 'mare.svg');
});
afterEach(() => t.close());

const add = async (name: string, input: Record<string, unknown>) =>
  (await viaRest(t, `${name}.create`, input, token)).data;

const ask = async (name: string, input?: Record<string, unknown>) =>
  (await viaTrpc(t, `links.${name}`, input, token)).data;

const text = 'Cinquanta caratteri almeno, perché una pagina non resti vuota.';

const addPage = (title: string, own: Record<string, unknown> = {}) =>
  add('pages', {
    title,
    slug: title,
    content: `<p>${text}</p>`,
    published: true,
    ...own,
  });

const addPost = (title: string, own: Record<string, unknown> = {}) =>
  add('blog', {
    title,
    excerpt: 'Poche righe.',
    content: `<p>${text}</p>`,
    coverImage: 'casa.webp',
    published: true,
    ...own,
  });

const addGallery = (slug: string, own: Record<string, unknown> = {}) =>
  add('galleries', { name: slug, slug, images: ['casa.webp'], ...own });

const problemOf = async (address: string) => (await ask('check', { address })).problem;

describe('where links can lead', () => {
  it('is each page, post and gallery, drafts too', async () => {
    await addPage('Le calette', { published: false });
    await addPost('La sagra del tonno');
    await addGallery('estate');
    const { pages, posts, galleries, hasMore } = await ask('targets');
    expect(pages).toContainEqual({
      address: '/pages/le-calette',
      title: 'Le calette',
      published: false,
    });
    expect(posts).toEqual([
      { address: '/blog/la-sagra-del-tonno', title: 'La sagra del tonno', published: true },
    ]);
    expect(galleries).toEqual([{ address: '/gallery/estate', title: 'estate', published: true }]);
    expect(hasMore).toBe(false);
  });
});

describe('a link', () => {
  it('leads somewhere, to a draft, or nowhere', async () => {
    const page = await addPage('Le calette');
    await addPage('Le bozze', { published: false });
    await addPost('La sagra del tonno', { published: false });
    await addGallery('estate');
    await viaRest(t, 'pages.update', { id: page.id, slug: 'tre-calette' }, token);
    const problems: Record<string, string | null> = {
      '/pages/tre-calette': null,
      '/pages/tre-calette#sud': null,
      '/pages/le-calette': null,
      '/pages/le-bozze': 'draft',
      '/pages/mai-scritta': 'missing',
      '/blog/la-sagra-del-tonno': 'draft',
      '/blog/mai-scritto': 'missing',
      '/gallery/estate': null,
      '/gallery/inverno': 'missing',
      '/gallery': null,
      '/#casa': null,
      '/#cantina': 'missing',
      '/#galleria': 'missing',
      '/uploads/casa.webp': null,
      '/uploads/via.webp': 'missing',
      'https://example.com/pages/altrove': null,
    };
    for (const address of Object.keys(problems)) {
      expect([address, await problemOf(address)]).toEqual([address, problems[address]]);
    }
    await addGallery('in-home', { isDefault: true });
    expect(await problemOf('/#galleria')).toBeNull();
  });

  it('is reported in menu, boxes and buttons once its target is gone', async () => {
    const page = await addPage('Le calette');
    await add('menu', { label: 'Calette', slug: 'le-calette' });
    await add('featureBoxes', {
      icon: 'drawn-sea.svg',
      title: 'Mare',
      description: 'Vicino.',
      link: '/gallery/inverno',
    });
    await viaRest(
      t,
      'homepage.update',
      { primaryButton: { text: 'Leggi', link: '/blog/mai-scritto', visible: true } },
      token,
    );
    const broken = [
      { address: '/blog/mai-scritto', problem: 'missing' },
      { address: '/gallery/inverno', problem: 'missing' },
    ];
    // The gallery of the first menu is empty on a new site.
    const told = async () =>
      (await ask('broken')).filter(({ address }: { address: string }) => address !== '/#galleria');
    expect(await told()).toEqual(broken);
    await viaRest(t, 'pages.delete', { id: page.id }, token);
    expect(await told()).toEqual([{ address: '/pages/le-calette', problem: 'missing' }, ...broken]);
  });
});

it('finds every place that leads to a gallery', async () => {
  await addGallery('estate');
  await add('menu', { label: 'Estate', url: '/gallery/estate' });
  await add('menu', { label: 'Estate al mare', url: '/gallery/estate-al-mare' });
  const page = await addPage('Le calette', {
    content: `<p>${text} <a href="/gallery/estate">Le foto</a></p>`,
  });
  const post = await addPost('La sagra del tonno', {
    content: `<p>${text}</p><figure data-block="gallery" data-gallery-slug="estate"></figure>`,
  });
  await addPost('La festa del pane', {
    content: `<p>${text} <a href="/gallery/estate-al-mare">Altre foto</a></p>`,
  });
  expect(await ask('uses', { address: '/gallery/estate' })).toEqual([
    { place: 'Menu: voce «Estate»', path: '/admin/menu' },
    { place: 'Pagina «Le calette»', path: `/admin/pages?edit=${page.id}` },
    { place: 'Articolo «La sagra del tonno»', path: `/admin/blog?edit=${post.id}` },
  ]);
});

it('numbers an address that is taken, or was', async () => {
  const free = async (kind: string, slug: string) => (await ask('freeSlug', { kind, slug })).slug;
  const page = await addPage('Le calette');
  await viaRest(t, 'pages.update', { id: page.id, slug: 'tre-calette' }, token);
  expect(await free('pages', 'le-calette')).toBe('le-calette-2');
  expect(await free('pages', 'tre-calette')).toBe('tre-calette-2');
  expect(await free('pages', 'le-spiagge')).toBe('le-spiagge');
  await addGallery('estate');
  await addGallery('estate-2');
  expect(await free('galleries', 'estate')).toBe('estate-3');
  expect(await free('galleries', 'page')).toBe('page-2');
});
