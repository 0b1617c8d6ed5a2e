import type { Locator, Page } from 'playwright-core';
import type { Homepage } from '#shared/homepage.schema.ts';
import { adminApi } from './site-api.ts';
import type { Site } from './start-site.ts';

// The screen of backups, and a title of the home page that a restore brings back.

export const homeTitle = async ({ url }: Pick<Site, 'url'>): Promise<string> =>
  ((await (await fetch(`${url}/api/homepage`)).json()) as Homepage).heroTitle;

export const changeHomeTitle = async (
  site: Pick<Site, 'url'>,
  heroTitle: string,
): Promise<unknown> => (await adminApi(site)).put('/homepage', { heroTitle });

export const backupRow = (page: Page, text: string): Locator =>
  page
    .getByRole('list', { name: 'Backup conservati' })
    .getByRole('listitem')
    .filter({ hasText: text });

export const backupButton = (page: Page, text: string, name: string): Locator =>
  backupRow(page, text).getByRole('button', { name: new RegExp(`^${name} il backup`) });

export const restored = (page: Page): Locator =>
  page.getByText('Ripristino completato con successo!');
