import { join } from 'node:path';
import { env } from 'node:process';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { browser, expectNoAxeViolations, expectNoProblems } from './browser.ts';
import { goWithin } from './go-within.ts';
import { isThorough } from './is-thorough.ts';
import { expectNoSidewaysScroll } from './layout.ts';
import { storeSession } from './person.ts';
import { type Part, routesOf } from './routes.ts';
import { sharedSite } from './shared-site.ts';
import type { Site } from './start-site.ts';

// Every screen: no accessibility violations, no sideways scrolling, and on a phone the main action is
// in reach. `npm test` checks each once, as it opens on a desk; the thorough project checks each state
// that looks different, on a phone too.

/** The site of a table: a shared one where each screen is only looked at, and its own where states change it. */
export const siteForScreens = async (
  startOwn: () => Promise<Site>,
): Promise<Pick<Site, 'url' | 'folder' | 'close'>> =>
  isThorough() ? startOwn() : { ...(await sharedSite()), close: () => Promise.resolve() };

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** WCAG 2.2: the smallest target that may be pressed. */
const SMALLEST_TARGET = 24;

type ScreenState = {
  state: string;
  /** Leads there from the state before; not needed where the address does. */
  reach?: (page: Page) => Promise<unknown>;
  /** The main action. */
  action?: (page: Page) => Locator;
  /** The selector of the part that differs from the state before; the whole page if it is missing. */
  part?: string;
  /** Shown only on a phone. */
  isForPhones?: boolean;
};

type ScreenVisit = {
  /** The route itself if it is missing. */
  path?: string | (() => string);
  /** The visitor's token, if it differs from the table's. */
  as?: () => string;
  expectedProblems?: RegExp[];
  /** As it opens, and then one after the other. */
  states: [ScreenState & Required<Pick<ScreenState, 'action'>>, ...ScreenState[]];
};

/** The visits of each route; the first is the one that `npm test` makes. */
export type Screens = Record<string, ScreenVisit[]>;

/** The selector of the dialog that is open last. */
export const DIALOG = 'dialog[open]:not(:has(dialog[open]))';

/** The first button of that name: the whole name, where it is a string. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();

export const dialog = (page: Page): Locator => page.locator(DIALOG);

export const inDialog = (name: string | RegExp) => (page: Page) => button(dialog(page), name);

export const inMain = (name: string | RegExp) => (page: Page) =>
  button(page.getByRole('main'), name);

/** A state that only adds a dialog, with its main button. */
export const dialogWith = (name: string | RegExp) => ({ action: inDialog(name), part: DIALOG });

/** How a screen for administrators looks to an editor. */
export const closedTo = (editor: () => string, told: string): ScreenVisit => ({
  as: editor,
  states: [{ state: 'closed to editors', action: (page) => page.getByText(told) }],
});

/** Leaves a form of the back office that is not saved. */
export const leave = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^Oggi/ }).click();
  await page.getByRole('dialog', { name: 'Uscire senza salvare?' }).waitFor();
};

const expectInReach = async (target: Locator, page: Page): Promise<void> => {
  await target.waitFor();
  const where = `${target} on ${page.url()}`;
  const before = await target.boundingBox();
  expect(before && before.x >= 0 && before.x + before.width <= PHONE.width, where).toBe(true);
  // A link within a sentence is as high as its line.
  const isInline = await target.evaluate(
    (element) => getComputedStyle(element).display === 'inline',
  );
  if (!isInline) {
    expect(Math.min(before?.width ?? 0, before?.height ?? 0), where).toBeGreaterThanOrEqual(
      SMALLEST_TARGET,
    );
  }
  await expect
    .poll(
      async () => {
        await target.scrollIntoViewIfNeeded();
        const { y = -1, height = 0 } = (await target.boundingBox()) ?? {};
        // Scrolling stops at whole pixels.
        return y > -1 && y + height < PHONE.height + 1;
      },
      { message: where },
    )
    .toBe(true);
};

const expectSound = async (page: Page, { action, part }: ScreenState) => {
  await expectNoAxeViolations(page, part);
  await expectNoSidewaysScroll(page);
  if (!isThorough()) return;
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  if (action) await expectInReach(action(page), page);
  await page.setViewportSize(DESK);
};

/** Widths of a small phone, a tablet and a laptop. */
const PICTURE_WIDTHS = [360, 768, 1280];

/** `npm run pictures` names the folder. */
const picturesFolder = env.PICTURES_FOLDER;

const savePictures = async (page: Page, route: string, shown: ScreenState, index: number) => {
  if (picturesFolder === undefined) return;
  const { state, isForPhones } = shown;
  const name = `${route} ${index} ${state}`.replaceAll(/[^a-z0-9$]+/gi, '-').replace(/^-/, '');
  // A wider window would leave a state that only a phone has.
  for (const width of isForPhones ? PICTURE_WIDTHS.slice(0, 1) : PICTURE_WIDTHS) {
    await page.setViewportSize({ width, height: DESK.height });
    const path = join(picturesFolder, `${name}.${width}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
  await page.setViewportSize(DESK);
};

type Options = {
  site: () => Pick<Site, 'url'>;
  /** The visitor's token; none for a stranger. */
  as?: () => string;
};

/** Tests the screens of one part of the site. Fails when a route of that part has none. */
export const testScreens = (part: Part, screens: Screens, { site, as: visitor }: Options): void => {
  // One page for all, so that it loads and compiles its code only once.
  let opened: Awaited<ReturnType<typeof browser.openPage>>;
  beforeAll(async () => {
    opened = await browser.openPage({ baseUrl: site().url, ...DESK });
  });
  afterAll(() => opened?.close());

  /** The token whose back office the page has loaded. */
  let loadedFor: string | undefined;
  const openAs = async (page: Page, token: string | undefined, path: string): Promise<void> => {
    const isBackOffice = path.startsWith('/admin');
    if (!isThorough() && isBackOffice && token !== undefined && token === loadedFor) {
      await goWithin(page, path);
      return;
    }
    await page.goto('/robots.txt');
    await page.context().clearCookies();
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    if (token !== undefined) await storeSession(page, token);
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    loadedFor = isBackOffice ? token : undefined;
  };

  const visit = async (route: string, visited: ScreenVisit): Promise<void> => {
    const { path = route, as = visitor, expectedProblems, states } = visited;
    const { page } = opened;
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') {
        await opened.printScreens();
        loadedFor = undefined;
      }
      await page.unrouteAll();
      await page.setViewportSize(DESK);
      expectNoProblems(opened, expectedProblems);
    });
    await openAs(page, as?.(), typeof path === 'string' ? path : path());
    for (const [index, state] of (isThorough() ? states : states.slice(0, 1)).entries()) {
      if (state.isForPhones) await page.setViewportSize(PHONE);
      await state.reach?.(page);
      await expectSound(page, state);
      await savePictures(page, route, state, index);
    }
  };

  it('none of its routes is left out', () => {
    expect(Object.keys(screens).sort()).toEqual(routesOf(part));
  });

  describe.each(Object.entries(screens))('%s', (route, visits) => {
    it.each(
      (isThorough() ? visits : visits.slice(0, 1)).map((each) => ({
        each,
        states: each.states.map(({ state }) => state).join('; '),
      })),
    )('$states', ({ each }) => visit(route, each));
  });
};
