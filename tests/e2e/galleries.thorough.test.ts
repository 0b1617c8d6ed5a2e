import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gallery } from '#shared/galleries.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { watchLists } from '#tests/support/list-lengths.ts';
import { loseAPicture } from '#tests/support/media-library.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The galleries: visitors browse the pictures, owners choose and arrange them.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const galleries = (): Promise<Gallery[]> => api.get<Gallery[]>('/gallery');

const htmlOf = async (path: string): Promise<string> => (await fetch(`${site.url}${path}`)).text();

const openPublic = async (path: string, expectedProblems: RegExp[] = []) => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await page.goto(path);
  return page;
};

const focused = (target: Locator, page: Page): Locator => target.and(page.locator(':focus'));

/** Whether a slide is centered on the screen, or as near as the row's ends allow. */
const isInView = (slide: Locator): Promise<boolean> =>
  slide.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });

describe('a visitor', () => {
  it('opens a picture of all galleries in a new tab', async () => {
    const page = await openPublic('/gallery');
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'si apre in una nuova scheda' }).first().click();
    expect(new URL((await opening).url()).pathname).toMatch(/^\/uploads\/[\w.-]+$/);
  });

  it.each([1280, 390])('gets pictures as wide as they are shown at %i px', async (width) => {
    const page = await browser.newPage({ baseUrl: site.url, width });
    await page.goto('/gallery');
    const [first] = await page.locator('main img').all();
    await first?.evaluate((image) => (image as HTMLImageElement).decode());
    const { drawn, sent } = await page
      .locator('main img')
      .first()
      .evaluate((element) => {
        const image = element as HTMLImageElement;
        const [, copy] = /-(\d+)\.webp$/.exec(image.currentSrc) ?? [];
        return { drawn: image.clientWidth, sent: Number(copy ?? Number.POSITIVE_INFINITY) };
      });
    const [fitting] = [480, 640, 960, 1440].filter((copy) => copy >= drawn);
    expect(sent).toBe(fitting);
  });

  it('opens the pictures of the house that the page does not show, too', async () => {
    const page = await openPublic('/');
    const house = page.locator('#casa');
    const links = house.getByRole('link', { name: 'a schermo intero' });
    await expect.poll(() => links.count()).toBe(5);
    await links.nth(4).click();
    const viewer = page.getByRole('dialog', { name: 'Foto a schermo intero' });
    await viewer.getByText('Foto 5 di 10').waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText('Foto 6 di 10').waitFor();
    await page.keyboard.press('Escape');
    await focused(links.nth(4), page).waitFor();
  });

  it('opens the viewer from the list of galleries, and leaves it with Back', async () => {
    const page = await openPublic('/');
    await page.goto('/gallery');
    const [gallery] = await galleries();
    const count = gallery?.pictures.length;
    await page.getByRole('button', { name: `A schermo intero ${gallery?.name}` }).click();
    const viewer = page.getByRole('dialog', { name: 'Foto a schermo intero' });
    await viewer.getByText(`Foto 1 di ${count}`).waitFor();
    await page.goBack();
    await viewer.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/gallery');
    // Closed in another way, it leaves no entry in the history.
    await page.getByRole('button', { name: `A schermo intero ${gallery?.name}` }).click();
    await viewer.getByText(`Foto 1 di ${count}`).waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(`${site.url}/`);
  });

  it('sees all galleries on one page, and each on its own', async () => {
    const page = await openPublic('/');
    await page.getByRole('link', { name: 'Tutte le foto' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tutte le foto' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('img').count())
      .toBe((await galleries()).flatMap(({ pictures }) => pictures).length);
    await page.getByRole('link', { name: /^Sfoglia le foto\s+La casa/ }).click();
    await page.getByRole('heading', { level: 1, name: 'La casa' }).waitFor();
    await page.getByText('Stanze, terrazza e giardino').waitFor();
  });

  it('sees not-found with a way back for a missing gallery', async () => {
    const page = await openPublic('/gallery/non-esiste', [/status of 404/]);
    await page.getByRole('heading', { level: 1, name: 'Gallery not found' }).waitFor();
    await page.getByRole('link', { name: 'Tutte le foto' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tutte le foto' }).waitFor();
  });

  it('browses the galleries of the home page', async () => {
    const page = await openPublic('/');
    await untilHydrated(page, '[role="tab"]');
    const section = page.locator('#galleria');
    await section.scrollIntoViewIfNeeded();
    const carousel = section.getByRole('region', { name: 'L’isola intorno' });
    const slides = carousel.getByRole('listitem').filter({ has: page.getByRole('img') });
    await expect.poll(() => slides.count()).toBe(3);
    await carousel.getByRole('button', { name: 'Foto successiva' }).click();
    await carousel.getByText('Foto 2 di 3').waitFor();
    await expect.poll(() => isInView(slides.nth(1))).toBe(true);
    await carousel.getByRole('button', { name: 'Foto 3 di 3' }).click();
    await carousel.getByText('Foto 3 di 3', { exact: true }).waitFor();
    expect(
      await carousel.getByRole('button', { name: 'Foto successiva' }).getAttribute('aria-disabled'),
    ).toBe('true');

    const tab = section.getByRole('tab', { name: 'L’isola intorno' });
    await tab.focus();
    await page.keyboard.press('ArrowRight');
    const other = section.getByRole('region', { name: 'La casa' });
    await focused(section.getByRole('tab', { name: 'La casa' }), page).waitFor();
    await other.getByRole('link').first().focus();
    // The focus wakes the carousel; a key before that scrolls the page.
    await expect.poll(() => other.getAttribute('data-hydrated')).toBe('true');
    await page.keyboard.press('End');
    await other.getByText('Foto 2 di 2', { exact: true }).waitFor();
    await focused(other.getByRole('link').nth(1), page).waitFor();
    await expect
      .poll(() =>
        isInView(
          other
            .getByRole('listitem')
            .filter({ has: page.getByRole('img') })
            .nth(1),
        ),
      )
      .toBe(true);
  });
});

describe('before any script runs', () => {
  it('the home page shows all its galleries', async () => {
    const page = await browser.newPage({ baseUrl: site.url, javaScriptEnabled: false });
    await page.goto('/');
    for (const name of ['La casa', 'L’isola intorno']) {
      await expect
        .poll(() => page.getByRole('heading', { level: 3, name, exact: true }).isVisible())
        .toBe(true);
    }
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
  });
});

const openAdmin = async (expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, '/admin/gallery');
  await page.getByRole('heading', { level: 1, name: 'Raccolte di foto' }).waitFor();
  return page;
};

describe('an owner', () => {
  const name = 'Le stanze d’estate';
  const slug = 'le-stanze-d-estate';

  beforeAll(async () => {
    const [known] = await galleries();
    const images = known?.images.slice(0, 3) ?? [];
    await api.post('/gallery', { name, slug, images, isDefault: true });
  });

  it('changes a gallery, confirms leaving, and removes it from the home page', async () => {
    const page = await openAdmin();
    const edit = page.getByRole('button', { name: `Modifica ${name}` });
    await edit.click();
    await page.getByLabel('Nome').fill('Tutt’altro');
    await page.getByText(`Indirizzo della pagina /gallery/${slug}`).waitFor();
    await page.getByRole('button', { name: 'Tutte le raccolte' }).click();
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await expect.poll(() => page.getByLabel('Nome').inputValue()).toBe('Tutt’altro');
    await page.getByRole('button', { name: 'Scarta' }).click();
    await page.getByRole('button', { name: 'Scarta le modifiche' }).click();
    await expect.poll(() => page.getByLabel('Nome').inputValue()).toBe(name);

    await page.getByLabel('Mostra nella prima pagina').uncheck();
    await page.getByRole('button', { name: 'Salva la raccolta' }).click();
    await page.getByText(`Raccolta salvata: ${name}.`).waitFor();
    await focused(edit, page).waitFor();
    const stored = (await galleries()).find((gallery) => gallery.slug === slug);
    expect(await htmlOf('/')).not.toContain(`id="gallery-panel-${stored?.id}"`);
    expect(await htmlOf('/gallery')).toContain(name);
    await edit.click();
    await expect.poll(() => page.getByLabel('Mostra nella prima pagina').isChecked()).toBe(false);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Raccolte di foto' }).waitFor();
  });

  it('deletes a gallery after confirmation', async () => {
    const page = await openAdmin();
    const remove = page.getByRole('button', { name: `Elimina ${name}` });
    const question = page.getByRole('dialog', { name: 'Eliminare la raccolta?' });
    await remove.click();
    await question.getByText('Le sue 3 foto restano nella libreria').waitFor();
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await focused(remove, page).waitFor();
    await remove.click();
    await question.getByRole('button', { name: 'Elimina la raccolta' }).click();
    await question.waitFor({ state: 'detached' });
    await expectFocusKept(page);
    expect((await galleries()).filter((gallery) => gallery.slug === slug)).toEqual([]);
    expect((await fetch(`${site.url}/gallery/${slug}`)).status).toBe(404);
    expect(await htmlOf('/gallery')).not.toContain(name);
  });
});

describe('among many galleries', () => {
  it('an owner searches, and sees missing files', async () => {
    const [known] = await galleries();
    const lost = await loseAPicture(site, api, async (fileName) => {
      for (let number = 1; number <= 10; number += 1) {
        await api.post('/gallery', {
          name: `Perché no ${number}`,
          slug: `perche-no-${number}`,
          images: number === 8 ? [fileName] : [...(known?.images ?? []), fileName],
        });
      }
    });
    const page = await openAdmin([/status of 404/]);
    await page.getByLabel('Cerca una raccolta').fill('PERCHE NO 7');
    await page.getByText('1 raccolta trovata').waitFor();
    await page.getByText('1 immagine non è più nella libreria').waitFor();
    await page.getByRole('button', { name: 'Modifica Perché no 7' }).click();
    await page.getByText('Non è più nella libreria').waitFor();
    await page.getByRole('button', { name: `Togli: ${lost}` }).click();
    await page.getByRole('button', { name: 'Salva la raccolta' }).click();
    await page.getByText('Raccolta salvata: Perché no 7.').waitFor();
    await expect.poll(() => page.getByLabel('Cerca una raccolta').inputValue()).toBe('PERCHE NO 7');
    await page.getByLabel('Cerca una raccolta').fill('nulla di simile');
    await page.getByText('Nessuna raccolta corrisponde').waitFor();
    await page.getByRole('button', { name: 'Mostra tutte' }).click();
    await expectFocusKept(page);
    expect(await htmlOf('/gallery/perche-no-8')).toContain('Nessuna immagine in questa galleria');
    expect(await htmlOf('/gallery')).toContain('Nessuna immagine in questa galleria');

    await page.goto('/admin/gallery?edit=99999');
    await page.getByText('Gallery not found').waitFor();
    await page.getByRole('button', { name: 'Tutte le raccolte' }).click();
    await page.getByRole('heading', { level: 1, name: 'Raccolte di foto' }).waitFor();
  });

  it('an owner pages through the list, and returns from a gallery to the same place', async () => {
    const [known] = await galleries();
    for (let number = 10; number < 24; number += 1) {
      await api.post('/gallery', {
        name: `Estate ${number}`,
        slug: `estate-${number}`,
        images: known?.images ?? [],
      });
    }
    const page = await browser.cleanPage({ baseUrl: site.url });
    const longest = watchLists(page);
    await enterAs(page, ADMIN, '/admin/gallery');
    await page.getByText('da 1 a 12').waitFor();
    await page.getByRole('button', { name: 'Successiva' }).click();
    await focused(page.getByRole('status').filter({ hasText: /da 13 a \d+/ }), page).waitFor();
    const edit = page.getByRole('button', { name: 'Modifica Estate 20' });
    expect(await longest()).toBe(12);
    await edit.click();
    await page.getByRole('heading', { level: 1, name: 'Estate 20' }).waitFor();
    await page.getByRole('button', { name: 'Tutte le raccolte' }).click();
    await focused(edit, page).waitFor();
    await page.getByText(/da 13 a \d+/).waitFor();
  });
});
