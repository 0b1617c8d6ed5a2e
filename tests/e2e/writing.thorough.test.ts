import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostView } from '#shared/cms/blog.schema.ts';
import type { CmsPageView } from '#shared/cms/cms-pages.schema.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { logIn } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { watchLists } from '#tests/support/list-lengths.ts';
import { film, mp3, picture } from '#tests/support/media-files.ts';
import { storeMedia } from '#tests/support/media-library.ts';
import { penOf, writtenText } from '#tests/support/pen.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Owners write pages and posts in the real editor, from the first word to the site.

let site: Site;
let api: SiteApi;
let sea: Media;
let waves: Media;
let sunset: Media;

beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  sea = await storeMedia(site, api, { name: 'Il mare.mp4', mimeType: 'video/mp4', buffer: film() });
  waves = await storeMedia(site, api, {
    name: 'Le onde.mp3',
    mimeType: 'audio/mpeg',
    buffer: mp3(),
  });
  sunset = await storeMedia(site, api, {
    name: 'Il tramonto.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg'),
  });
});
afterAll(() => site?.close());

const enter = async (path: string, width = 1280, expectedProblems: RegExp[] = []) => {
  const page = await browser.cleanPage({ baseUrl: site.url, width, height: 900, expectedProblems });
  await enterAs(page, ADMIN, path);
  return page;
};

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

const focused = (target: Locator, page: Page): Promise<void> =>
  target.and(page.locator(':focus')).waitFor();

const titleField = (page: Page): Locator => page.getByLabel('Titolo', { exact: true });

const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

const leaveQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Uscire senza salvare?' });

const writeEverything = async (page: Page): Promise<void> => {
  const pen = penOf(page);
  await writtenText(page).click();
  await pen.line('Titolo 1', 'Arrivare');
  await pen.line('Titolo 2', 'In nave');
  await pen.line('Titolo 3', 'Da Portovesme');
  await pen.format('Grassetto', 'forte');
  await pen.format('Corsivo', 'piano');
  await pen.format('Sottolineato', 'sotto');
  await pen.format('Barrato', 'via');
  await pen.link('gli orari', 'https://example.com/orari');
  await page.keyboard.press('Enter');
  await pen.aligned('Allinea al centro', 'Al centro');
  await pen.aligned('Allinea a destra', 'A destra');
  await pen.aligned('Giustifica', 'Giustificato');
  await pen.list('Elenco puntato', ['pane', 'acqua']);
  await pen.list('Elenco numerato', ['prima', 'dopo']);
  await pen.line('Citazione', 'Il mare aspetta.');
  await pen.gallery(/L’isola intorno/);
  await pen.file('Immagine', 'Scegli un’immagine', 'Il porto');
  await pen.file('Video', 'Scegli un video', sea.name);
  await pen.file('Audio', 'Scegli un audio', waves.name);
  await pen.embed(
    'Mappa',
    'Inserisci una mappa',
    'Luogo',
    'https://www.openstreetmap.org/export/embed.html?bbox=8.2,39.1,8.4,39.2',
  );
  await pen.embed(
    'YouTube',
    'Inserisci un video di YouTube',
    'Link del video',
    'https://youtu.be/abcdefghijk',
  );
};

/** The stored form of the text above. */
const everything = (porto: string): string =>
  [
    '<h1>Arrivare</h1><h2>In nave</h2><h3>Da Portovesme</h3>',
    '<p><strong>forte</strong> <em>piano</em> <u>sotto</u> <s>via</s> ',
    '<a href="https://example.com/orari">gli orari</a></p>',
    '<p class="align-center">Al centro</p><p class="align-right">A destra</p>',
    '<p class="align-justify">Giustificato</p>',
    '<ul><li>pane</li><li>acqua</li></ul><ol><li>prima</li><li>dopo</li></ol>',
    '<blockquote>Il mare aspetta.</blockquote>',
    '<figure data-block="gallery" data-gallery-slug="isola"></figure>',
    `<figure data-block="image" data-src="${porto}"></figure>`,
    `<figure data-block="video" data-src="${sea.url}"></figure>`,
    `<figure data-block="audio" data-src="${waves.url}"></figure>`,
    '<figure data-block="map" data-src="https://www.openstreetmap.org/export/embed.html?bbox=8.2,39.1,8.4,39.2" data-width="100%" data-height="480"></figure>',
    '<figure data-block="youtube" data-src="https://www.youtube-nocookie.com/embed/abcdefghijk" data-width="100%" data-height="315"></figure>',
  ].join('');

const paragraph = `<p>${'Si arriva in traghetto, e poi a piedi. '.repeat(3)}</p>`;

const makePage = (title: string, slug: string): Promise<CmsPageView> =>
  api.post<CmsPageView>('/pages', { title, slug, content: paragraph, published: true });

const open = async (page: Page, name: string): Promise<void> => {
  await button(page, name).click();
  await titleField(page).waitFor();
};

const untilClosed = async (page: Page, said: string): Promise<void> => {
  await page.getByText(said).first().waitFor();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const saveAndClose = async (page: Page, said: string): Promise<void> => {
  const publish = button(page, 'Pubblica');
  if (await publish.isVisible()) {
    await publish.click();
    await button(page, 'Non ancora: salva la bozza').click();
    return untilClosed(page, said);
  }
  await button(page, 'Salva').click();
  await page.getByText(said).first().waitFor();
  await page.locator('dialog[open]').getByRole('button', { name: 'Chiudi' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

describe('an owner', () => {
  it('writes a page with every kind of content', async () => {
    const page = await enter('/admin/pages');
    await row(page, 'Come arrivare').waitFor();
    await open(page, 'Nuova pagina');
    await button(page, 'Salva').click();
    await page.getByText('Il titolo deve essere compreso tra 5 e 200 caratteri').waitFor();
    await page.getByText('Il contenuto deve essere di almeno 50 caratteri').waitFor();
    await focused(titleField(page), page);
    await titleField(page).fill('Qui');
    await button(page, 'Pubblica').click();
    await focused(titleField(page), page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await titleField(page).fill('Come si arriva');
    await page.getByText('Indirizzo della pagina /pages/come-si-arriva').waitFor();
    await writeEverything(page);

    await page.keyboard.press('Control+s');
    await page.getByText('Pagina salvata.').waitFor();
    const porto = (await api.get<Media[]>('/media')).find(({ name }) => name === 'Il porto');
    const stored = await api.get<CmsPageView>('/pages/come-si-arriva');
    expect(stored.content).toBe(everything(porto?.url ?? ''));
    expect(stored.published).toBe(false);
    await page.waitForURL((url) => url.searchParams.get('edit') === String(stored.id));
    await page.getByLabel('Pubblica pagina').check();
    await page.getByText('Come appare su Google').click();
    await page.getByLabel('Descrizione per Google').fill('Traghetti e strade.');
    await saveAndClose(page, 'Pagina salvata.');
    await focused(button(page, 'Nuova pagina'), page);
    await row(page, 'Come si arriva').getByText('Bozza').waitFor();
    await button(page, 'Pubblica: Come si arriva').click();
    await row(page, 'Come si arriva').getByText('Pubblicato').waitFor();
    expect(await api.get<CmsPageView>('/pages/come-si-arriva')).toMatchObject({
      content: stored.content,
      published: true,
      seoDescription: 'Traghetti e strade.',
    });
  });

  it('saves a post with only a title, and sees what it needs to be published', async () => {
    const page = await enter('/admin/blog', 1280, [/status of 400/]);
    await open(page, 'Nuovo articolo');
    await titleField(page).fill('Un’idea sola');
    await saveAndClose(page, 'Articolo salvato.');
    const idea = row(page, 'Un’idea sola');
    await button(idea, 'Pubblica: Un’idea sola').click();
    await idea.getByText('Per pubblicare manca ancora qualcosa').waitFor();
    expect(await idea.getByRole('listitem').allTextContents()).toEqual([
      "L'estratto è obbligatorio",
      'Per favore scegli o carica una immagine di copertina',
      'Il contenuto è obbligatorio',
    ]);
  });

  it('previews a text, schedules it, and cancels the schedule', async () => {
    const text = `<p>Prima.</p><figure data-block="image" data-src="${sunset.url}"></figure>`;
    const { id } = await api.post<{ id: number }>('/blog', {
      title: 'Luci di dicembre',
      excerpt: 'Le sere d’inverno sull’isola.',
      content: text,
      coverImage: sunset.fileName,
    });
    const stored = () => api.get<PostView>(`/blog/${id}`);
    const page = await enter(`/admin/blog?edit=${id}`);
    const block = writtenText(page).getByRole('group', { name: 'Immagine' });
    await block.getByRole('button', { name: 'Scrivi la didascalia dell’immagine' }).click();
    await page.getByLabel('Che cosa si vede, in questo testo').fill('Il molo <vecchio>');
    await button(page.getByRole('dialog', { name: 'Didascalia' }), 'Salva').click();
    await block.getByText('Il molo <vecchio>').waitFor();

    await button(page, 'Anteprima').click();
    const preview = page.getByRole('dialog', { name: 'Anteprima' });
    const shown = preview.locator('iframe').contentFrame();
    await shown.getByRole('heading', { name: 'Luci di dicembre' }).waitFor();
    await shown.locator('figcaption').getByText('Il molo <vecchio>').waitFor();
    expect((await stored()).content).toBe(text);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });

    await button(page, 'Pubblica').click();
    await button(page, 'Scegli giorno e ora').click();
    await page.getByLabel('Pubblica più tardi').fill('2099-07-04T18:00');
    await page.getByText('Esce da solo sabato 4 luglio 2099 alle 18:00, ora italiana.').waitFor();
    await button(page, 'Programma').click();
    await untilClosed(page, 'In programma per il 4 luglio 2099 alle 18:00.');
    expect(await stored()).toMatchObject({
      published: false,
      publishAt: '2099-07-04T16:00:00.000Z',
      content: expect.stringContaining('data-caption="Il molo &lt;vecchio&gt;"'),
    });
    const own = row(page, 'Luci di dicembre');
    await own.getByText('In programma per il 4 luglio 2099 alle 18:00').waitFor();
    await button(own, 'Togli dal programma: Luci di dicembre').click();
    await own.getByText('Bozza').waitFor();
    await expectFocusKept(page);
    expect((await stored()).publishAt).toBeNull();
  });

  it('loses nothing on a phone, by closing or by an expired session', async () => {
    const { id } = await makePage('La spiaggia grande', 'la-spiaggia-grande');
    const path = `/admin/pages?edit=${id}`;
    const page = await browser.cleanPage({
      baseUrl: site.url,
      width: 390,
      height: 800,
      expectedProblems: [/status of 401/],
    });
    await page.goto(path);
    await logIn(page);
    await titleField(page).fill('La spiaggia lunga');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await button(leaveQuestion(page), 'Tieni la bozza e chiudi').click();
    await page.waitForURL((url) => url.search === '');
    await expectNoSidewaysScroll(page);
    await button(page, 'Modifica La spiaggia grande').click();
    await button(page, 'Riprendi la bozza').click();
    await expect.poll(() => titleField(page).inputValue()).toBe('La spiaggia lunga');

    const token = await page.evaluate(() => localStorage.getItem('token'));
    await fetch(`${site.url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await titleField(page).fill('La spiaggia più lunga');
    // The screen's own calls may find the session ended before the press does.
    await button(page, 'Salva').or(button(page, 'Login')).click();
    await logIn(page);
    await button(page, 'Riprendi la bozza').click();
    await expect.poll(() => titleField(page).inputValue()).toBe('La spiaggia più lunga');
    await saveAndClose(page, 'Pagina salvata.');
    expect((await api.get<CmsPageView>(`/pages/${id}`)).title).toBe('La spiaggia più lunga');
  });

  it('chooses a gallery by a part of its name, or by its slug', async () => {
    const page = await enter('/admin/pages?edit=new');
    await writtenText(page).click();
    await button(page.getByRole('toolbar'), 'Raccolta').click();
    const dialog = page.getByRole('dialog', { name: 'Inserisci una raccolta' });
    const typed = dialog.getByLabel('Cerca per nome o scrivi lo slug');
    await typed.fill('nulla di simile');
    await dialog.getByText('Nessuna raccolta trovata').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText('Scegli una raccolta dall’elenco o scrivi il suo indirizzo.').waitFor();
    await focused(typed, page);
    await typed.fill('INTORNO isola');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('L’isola intorno (isola)').waitFor();

    await button(page.getByRole('toolbar'), 'Raccolta').click();
    await typed.fill('la-casa');
    await page.keyboard.press('Enter');
    await page.getByText('La casa (la-casa)').waitFor();
  });

  it('unpublishes a page, changes its address, and deletes it', async () => {
    const { id } = await makePage('Le calette', 'le-calette');
    await api.post('/menuitems', { label: 'Dove si nuota', slug: 'le-calette' });
    const page = await enter('/admin/pages', 1280, [/status of 409/]);
    const calette = row(page, 'Le calette');
    await button(calette, 'Togli dal sito: Le calette').click();
    await page.getByText('Pagina tolta dal sito.').waitFor();
    await focused(button(calette, 'Pubblica: Le calette'), page);
    await calette.getByText('Bozza').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Pagina pubblicata.').waitFor();

    await open(page, 'Modifica Le calette');
    await page.getByText('Indirizzo della pagina').click();
    await page.getByLabel('Slug').fill('come-arrivare');
    await page.getByText('Il vecchio indirizzo, /pages/le-calette, porterà a quello').waitFor();
    await button(page, 'Salva').click();
    await page.getByText('Questo slug è già usato: scegline un altro.').waitFor();
    await focused(page.getByLabel('Slug'), page);
    await page.getByLabel('Slug').fill('Tre calette');
    await saveAndClose(page, 'Pagina salvata.');
    expect(await api.get<CmsPageView>('/pages/le-calette')).toMatchObject({
      id,
      slug: 'tre-calette',
    });

    const privacy = row(page, 'Informativa privacy');
    await privacy.getByText('Pagina del sito').waitFor();
    await expect.poll(() => privacy.getByRole('button').count()).toBe(1);

    await button(page, 'Elimina Le calette').click();
    const question = page.getByRole('dialog', {
      name: 'Sei sicuro di voler cancellare questa pagina?',
    });
    await question.getByText('«Dove si nuota»').waitFor();
    await button(question, 'Cancella la pagina').click();
    await page.getByText('Pagina eliminata.').waitFor();
    await expectFocusKept(page);
    await expect.poll(() => page.getByText('Le calette').count()).toBe(0);
    await page.goto('/admin/pages?q=montagna');
    await page.getByText('Nessuna pagina trovata.').waitFor();
  });

  it('pages through many pages, and finds one', async () => {
    for (let number = 10; number < 24; number += 1) {
      await makePage(`Sentiero ${number}`, `sentiero-${number}`);
    }
    const page = await browser.cleanPage({ baseUrl: site.url, width: 1280, height: 900 });
    const longest = watchLists(page);
    await enterAs(page, ADMIN, '/admin/pages');
    await page.getByText('da 1 a 12').waitFor();
    await row(page, 'Sentiero 23').waitFor();
    await page.getByRole('button', { name: 'Successiva' }).click();
    await focused(page.getByRole('status').filter({ hasText: /da 13 a \d+/ }), page);
    await row(page, 'Sentiero 10').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
    await expectNoSidewaysScroll(page);

    await open(page, 'Modifica Sentiero 10');
    await button(page, 'Chiudi').click();
    await focused(button(page, 'Modifica Sentiero 10'), page);
    await page.getByLabel('Cerca').fill('SENTIÉRO 1');
    await page.getByLabel('Ordina per').selectOption('title');
    await page.getByText('11 pagine', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBeNull();
    expect(await longest()).toBe(12);
    await page.goto('/admin/pages?page=9');
    await page.getByText(/da 13 a \d+/).waitFor();
  });
});
