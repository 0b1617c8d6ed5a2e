import { watchGuestPage } from '#client/features/guest-page/watch-guest-page.ts';
import { openPictures } from '#client/features/picture-viewer/open-pictures.ts';
import { restoreAfterSwitch } from '#client/hydration/after-switch.ts';
import { takeEarlyEvents } from '#client/hydration/early-events.ts';
import { keepInteractions } from '#client/hydration/replay-events.ts';
import { storeUnhydratedInput } from '#client/hydration/unsent-input.ts';
import { wakeIslands } from '#client/islands/wake-islands.ts';
import { loadWithNotices } from '#client/loading/load-code.ts';
import { loadEmbeds } from '#client/page/embeds.ts';
import { showFootBars } from '#client/page/foot-bars.ts';
import { watchHeader } from '#client/page/header.ts';
import { closeHeaderPanels } from '#client/page/header-panels.ts';
import { offerLanguage } from '#client/page/language-offer.ts';
import { keepForLanguageSwitch } from '#client/page/language-switch.ts';
import { listenToClicks, onClick } from '#client/page/on-click.ts';
import { keepQueryOfParts } from '#client/page/part-links.ts';
import { closePhoneMenu } from '#client/page/phone-menu.ts';
import { focusSwipeRows } from '#client/page/swipe-rows.ts';

/*
 * The script of every page; it runs after the first screen is painted, or earlier with the first press or key.
 *
 * 1. The server renders the page. Text, links, the menu and fields work from the start.
 * 2. The browser lays out the first screen and requests its first picture alone; fonts, other pictures and this
 *    script follow (first-screen.ts).
 * 3. The parts that need code are islands (islands/registry.ts). Their code is downloaded while the page is quiet,
 *    and runs when the reader is about to use the island (wake-islands.ts).
 * 4. Until then clicks on their buttons and submits are kept (early-events.ts, replay-events.ts), and replayed in
 *    order once the island has its input back (preserve-input.ts). Unsent input is stored when the page is left
 *    (unsent-input.ts), and carried over to another language (after-switch.ts).
 *
 * A press on a picture opens the viewer (open-pictures.ts).
 *
 * The screens of the app have no islands: the app hydrates the whole page.
 */

/** A browser would request it before the first picture. */
const linkManifest = (): void => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(link);
};

const isApp = document.body.dataset.app !== undefined;

/** The server names the app's file first. In development the page loads it itself. */
const loadApp = (): void => {
  const file = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')?.href;
  if (file) void loadWithNotices(() => import(/* @vite-ignore */ file));
};

linkManifest();
restoreAfterSwitch();
const early = takeEarlyEvents();
keepInteractions(early);
storeUnhydratedInput();
watchHeader();
closeHeaderPanels();
closePhoneMenu();
keepForLanguageSwitch();
offerLanguage();
showFootBars();
loadEmbeds();
focusSwipeRows();
keepQueryOfParts();
watchGuestPage(early);
onClick('[data-prints]', () => print());
listenToClicks(early);
openPictures(early);
if (isApp) loadApp();
else wakeIslands(early);

// In development: React replaces changed components on the app's screens only.
if (!isApp) import.meta.hot?.on('rendered-code-changed', () => location.reload());
