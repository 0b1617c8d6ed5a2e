import type { Locator, Page } from 'playwright-core';
import { browser } from './browser.ts';
import { untilHydrated } from './journey.ts';
import { enterAs } from './person.ts';
import { ADMIN, type Site } from './start-site.ts';

// The menu, as the site shows it and on its screen.

export const menuTable = (page: Page): Locator =>
  page.getByRole('table', { name: 'Voci del menu' });

export const menuRow = (page: Page, label: string): Locator =>
  menuTable(page)
    .getByRole('row')
    .filter({ has: page.getByText(label, { exact: true }) });

export const openMenuScreen = async (
  { url }: Pick<Site, 'url'>,
  expectedProblems: RegExp[] = [],
): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: url, expectedProblems });
  await enterAs(page, ADMIN, '/admin/menu');
  await menuTable(page).waitFor();
  return page;
};

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The button of a panel in the header, by a part of its name. */
export const panelButton = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.locator('summary', { hasText: name }).locator('visible=true').first();

export const untilFocused = (page: Page, target: Locator): Promise<void> =>
  target.and(page.locator(':focus')).waitFor();

/** The public menu, opened where it is a drawer. */
export const openMenu = async (page: Page, width: number): Promise<Locator> => {
  await untilHydrated(page, 'header button');
  if (width < 768) await button(page, 'Apri il menu').click();
  return page.getByRole('navigation', { name: 'Menu principale' }).locator('visible=true');
};

/** Shows the buttons of an entry, which a phone keeps behind a tap. */
export const openRow = async (page: Page, label: string): Promise<void> => {
  const more = button(page, `Altro su ${label}`);
  if (await more.isVisible()) await more.click();
};
