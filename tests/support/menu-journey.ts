import type { Locator, Page } from 'playwright-core';
import { untilHydrated } from './journey.ts';

// The menu, as the site shows it and on its screen.

export const menuTable = (page: Page): Locator =>
  page.getByRole('table', { name: 'Voci del menu' });

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
