import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Media } from '#shared/media/media.schema.ts';
import { film, photograph, picture } from './media-files.ts';
import type { SiteApi } from './site-api.ts';
import type { Site } from './start-site.ts';

// The library of media, in the words of its screen and behind its back.

export type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** Each name has a content of its own: the site takes no file twice. */
const ownContent = (bytes: Buffer, name: string): Buffer =>
  Buffer.concat([bytes, Buffer.from(name)]);

export const pngNamed = async (name: string, sides = {}): Promise<SentFile> => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: ownContent(await picture('png', sides), name),
});

export const filmNamed = (name: string, bytes = 100): SentFile => ({
  name: `${name}.mp4`,
  mimeType: 'video/mp4',
  buffer: film({ media: Buffer.alloc(bytes, name || 1) }),
});

export const photographNamed = async (
  name: string,
  options: Parameters<typeof photograph>[0],
): Promise<SentFile> => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: ownContent(await photograph(options), name),
});

export const captionDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Didascali/ });

/** Leaves the pictures that have just arrived without captions. */
export const skipCaptions = async (page: Page): Promise<void> => {
  const dialog = captionDialog(page);
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Puts a file into the library behind the browser's back. */
export const storeMedia = async (
  { url }: Pick<Site, 'url'>,
  { token }: SiteApi,
  { name, mimeType, buffer }: SentFile,
): Promise<Media> => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const answer = await fetch(`${url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Media;
};

/** Puts so many small pictures into the library: 'Folla 1', 'Folla 2' and so on. */
export const storePictures = async (
  site: Pick<Site, 'url'>,
  api: SiteApi,
  count: number,
): Promise<void> => {
  for (let number = 1; number <= count; number += 1) {
    await storeMedia(site, api, await pngNamed(`Folla ${number}`));
  }
};

export const mediaNamed = async (api: SiteApi, name: string): Promise<Media[]> =>
  (await api.get<Media[]>('/media')).filter((media) => media.name === name);

export const mediaCard = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

export const searchMedia = (page: Page, text: string): Promise<void> =>
  page.getByLabel('Cerca').fill(text);

export const chooseFiles = async (
  page: Page,
  button: Locator,
  files: SentFile[] | string,
): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
};

/**
 * Limits uploads to so many bytes a second, so that a test can watch them, until it removes the limit.
 */
export const slowDown = async (
  page: Page,
  bytesPerSecond: number,
): Promise<() => Promise<void>> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  const speedUp = () => devTools.detach().catch(() => undefined);
  onTestFinished(speedUp);
  return speedUp;
};

/**
 * Lets `use` name a picture, and takes it out of the library afterwards: its name stays where it is used.
 * Returns the name.
 */
export const loseAPicture = async (
  site: Pick<Site, 'url'>,
  api: SiteApi,
  use: (fileName: string) => Promise<unknown>,
): Promise<string> => {
  const { id, fileName } = await storeMedia(site, api, await pngNamed('Sparita'));
  await use(fileName);
  await api.delete(`/media/${id}?evenIfUsed=true`);
  return fileName;
};
