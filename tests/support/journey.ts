import type { Page } from 'playwright-core';
import { sampleSaturday } from '#server/features/sample-house/sample-house.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { ADMIN } from './start-site.ts';

// The steps that several journeys share, in the words of the screens.

/** Saturday to Saturday, so many weeks after the first Saturday to come: counted as the sample's stays are. */
export const freeWeek = (weeksAhead: number): { startDate: string; endDate: string } => {
  const startDate = sampleSaturday(todayAtHouse(new Date()), weeksAhead);
  return { startDate, endDate: addDays(startDate, 7) };
};

export type Wish = { startDate: string; endDate: string; name: string; email: string };

/** Moves the pointer onto an element, as its reader does, and waits until its island is hydrated. */
export const untilHydrated = async (page: Page, selector: string): Promise<void> => {
  await page.mouse.move(1, 1);
  const shown = page.locator(selector).filter({ visible: true }).first();
  if (await shown.isVisible()) await shown.hover({ force: true });
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && element.closest('[data-hydrated="false"]') === null;
  }, selector);
};

/** Opens the home page at the request form, ready for input. */
export const openRequestForm = async (page: Page, address = '/'): Promise<void> => {
  await page.goto(address);
  await reachRequestForm(page);
};

/** Goes to the request form on the home page, and waits until it is ready for input. */
export const reachRequestForm = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Invia la richiesta' }).scrollIntoViewIfNeeded();
  await untilHydrated(page, 'form:has(input[type="date"])');
};

export const fillRequest = async (page: Page, wish: Wish): Promise<void> => {
  await page.getByLabel('Check-in', { exact: true }).fill(wish.startDate);
  await page.getByLabel('Check-out', { exact: true }).fill(wish.endDate);
  const form = page.locator('form', {
    has: page.getByRole('button', { name: 'Invia la richiesta' }),
  });
  await form.getByLabel('Nome').fill(wish.name);
  await form.getByLabel('Email').fill(wish.email);
};

export const sendRequest = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Invia la richiesta' }).click();

/** Fills in the login that is on the screen. */
export const logIn = async (page: Page): Promise<void> => {
  await untilHydrated(page, '#login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
};
