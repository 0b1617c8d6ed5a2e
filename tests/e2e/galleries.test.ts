import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Gallery } from '#shared/galleries.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs, expectFocusKept, tabTo } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The galleries: visitors browse the pictures, owners choose and arrange them.

let site: { url: string };
let api: SiteApi;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
});

const galleries = (): Promise<Gallery[]> => api.get<Gallery[]>('/gallery');

const htmlOf = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();

const openPublic = async (path: string, expectedProblems: RegExp[] = []) => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await page.goto(path);
  return page;
};

const focused = (target: Locator, page: Page): Locator => target.and(page.locator(':focus'));

describe('a visitor', () => {
  it('browses the pictures in full screen, by keys and by touch', async () => {
    const page = await openPublic('/gallery/isola');
    const link = page.getByRole('link', { name: 'a schermo intero' }).first();
    // The very first press: nothing is hydrated yet.
    await link.click();
    const viewer = page.getByRole('dialog', { name: 'Foto a schermo intero' });
    await viewer.getByText('Foto 1 di 4').waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('Foto 2 di 4').waitFor();
    await viewer.getByRole('button', { name: 'Foto successiva' }).click();
    await viewer.getByText('Foto 3 di 4').waitFor();
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(100, 400, { steps: 8 });
    await page.mouse.up();
    await viewer.getByText('Foto 4 di 4').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => viewer.locator(':focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await focused(link, page).waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe('before any script runs', () => {
  it('every picture is on the page, with its size and its narrower copies', async () => {
    const known = await galleries();
    const [home, all, one] = await Promise.all(['/', '/gallery', '/gallery/la-casa'].map(htmlOf));
    for (const { pictures } of known.filter(({ isDefault }) => isDefault)) {
      for (const { url } of pictures) {
        // The hero has copies of its picture only.
        expect(home).toContain(url.replace('.webp', ''));
        expect(all).toContain(`href="${url}"`);
      }
    }
    expect(one).toContain(`<link rel="canonical" href="${site.url}/gallery/la-casa"/>`);
    expect(one).toContain('<meta name="description" content="Stanze, terrazza e giardino');
    expect(all).toContain(`<link rel="canonical" href="${site.url}/gallery"/>`);
    for (const html of [home, all, one]) {
      // The host's face is a copy already.
      const images = html?.match(/<img(?![^>]*width="40")[^>]*uploads[^>]*\.webp[^>]*>/g) ?? [];
      expect(images.filter((image) => !/srcset=.*width="\d+" height="\d+"/i.test(image))).toEqual(
        [],
      );
    }
  });

  it('an address without a gallery answers 404', async () => {
    for (const path of ['/gallery/non-esiste', '/gallery/999', `/gallery/${'a'.repeat(300)}`]) {
      const answer = await fetch(`${site.url}${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('Gallery not found');
    }
  });
});

const openAdmin = async (expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, '/admin/gallery');
  await page.getByRole('heading', { level: 1, name: 'Raccolte di foto' }).waitFor();
  return page;
};

const images = (page: Page): Locator => page.getByRole('list', { name: 'Foto della raccolta' });

/** The names of the pictures in their order. */
const order = (page: Page): Promise<string[]> =>
  images(page)
    .getByRole('button', { name: /^Togli: / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.slice('Togli: '.length) ?? ''),
    );

const choose = async (page: Page, names: readonly string[]): Promise<void> => {
  const picker = page.getByRole('dialog', { name: 'Foto della raccolta' });
  for (const name of names) {
    await picker.getByLabel('Cerca').fill(name);
    // Until the others are gone, the list moves below the pointer.
    await expect.poll(() => picker.getByRole('checkbox').count()).toBe(1);
    await picker.getByRole('checkbox', { name }).check();
  }
  await picker.getByRole('button', { name: `Aggiungi ${names.length} file` }).click();
  await picker.waitFor({ state: 'detached' });
};

const dragBefore = async (page: Page, from: number, to: number): Promise<void> => {
  const still = (index: number) => images(page).getByRole('listitem').nth(index).locator('img');
  // Not under the bar at the foot of the screen.
  await still(from).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [start, end] = [await still(from).boundingBox(), await still(to).boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
};

describe('an owner', () => {
  const name = 'Le stanze d’estate';
  const slug = 'le-stanze-d-estate';

  it('creates a gallery, arranges it, and finds it on the site', async () => {
    const page = await openAdmin([/status of 409/]);
    await page.getByRole('button', { name: 'Nuova raccolta' }).click();
    const create = page.getByRole('button', { name: 'Crea la raccolta' });
    await create.click();
    await page.getByText('Il nome è obbligatorio').waitFor();
    await page.getByText('Per favore seleziona almeno una immagine').waitFor();
    await focused(page.getByLabel('Nome'), page).waitFor();

    await page.getByLabel('Nome').fill(name);
    await page.getByText(`Indirizzo della pagina /gallery/${slug}`).click();
    await page.getByLabel('Slug').fill('La Casa');
    await page.getByLabel('Descrizione').fill('Come si sta a luglio.');
    await page.getByText('Lo slug può contenere solo lettere minuscole').waitFor();
    await page.getByLabel('Slug').fill('la-casa');
    await page.getByLabel('Mostra nella prima pagina').check();
    await page.getByRole('button', { name: 'Scegli dalla libreria' }).click();
    await choose(page, ['La cucina', 'Il bagno', 'La caletta', 'Il porto']);
    await expect
      .poll(() => order(page))
      .toEqual(['La cucina', 'Il bagno', 'La caletta', 'Il porto']);
    await dragBefore(page, 3, 1);
    await expect
      .poll(() => order(page))
      .toEqual(['La cucina', 'Il porto', 'Il bagno', 'La caletta']);
    await expect
      .poll(() => page.getByText('Per favore seleziona almeno una immagine').count())
      .toBe(0);

    await create.click();
    await page.getByText('Questo slug è già usato: scegline un altro.').waitFor();
    await focused(page.getByLabel('Slug'), page).waitFor();
    await page.getByLabel('Slug').fill(slug);

    await tabTo(page, images(page).getByRole('button', { name: 'Sposta prima: La caletta' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => order(page))
      .toEqual(['La cucina', 'La caletta', 'Il porto', 'Il bagno']);
    await expectFocusKept(page);
    await images(page).getByRole('button', { name: 'Togli: La cucina' }).click();
    await expectFocusKept(page);
    await expect.poll(() => order(page)).toEqual(['La caletta', 'Il porto', 'Il bagno']);
    await create.click();
    await page.getByText(`Raccolta creata: ${name}.`).waitFor();
    await focused(page.getByRole('button', { name: 'Nuova raccolta' }), page).waitFor();

    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.getByText('In prima pagina').waitFor();
    await card.getByText(`/gallery/${slug} · 3 foto`).waitFor();
    const stored = (await galleries()).find((gallery) => gallery.slug === slug);
    expect(stored).toMatchObject({ name, isDefault: true, description: 'Come si sta a luglio.' });
    expect(stored?.pictures.map(({ url }) => url)).toHaveLength(3);
    for (const [path, beginning] of [
      ['/', `id="gallery-panel-${stored?.id}"`],
      ['/gallery', `id="gallery-${stored?.id}"`],
      [`/gallery/${slug}`, '<h1'],
    ] as const) {
      const html = await htmlOf(path);
      const part = html.slice(html.indexOf(beginning));
      expect([path, part.startsWith(beginning), html.includes(name)]).toEqual([path, true, true]);
      const places = stored?.pictures.map(({ url }) => part.indexOf(`href="${url}"`)) ?? [];
      expect([path, ...places]).toEqual([path, ...places.toSorted((a, b) => a - b)]);
      expect(places).not.toContain(-1);
    }
  });
});
