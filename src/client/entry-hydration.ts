import { restoreAfterSwitch } from '#client/hydration/after-switch.ts';
import { INTERACTIONS, takeEarlyEvents } from '#client/hydration/early-events.ts';
import { loadLanguage } from '#client/hydration/load-language.ts';
import { keepInteractions } from '#client/hydration/replay-events.ts';
import { storeUnhydratedInput } from '#client/hydration/unsent-input.ts';
import { loadWithNotices } from '#client/loading/load-code.ts';
import { readToken } from '#client/session/token.ts';

/*
 * Everything between the server's HTML and the first interaction. This is the script of each page; it runs after the
 * first screen is painted, or earlier with the first press or key.
 *
 * 1. The server renders the page and embeds the data that it used (dehydrated-state.ts). A route that only the
 *    browser can render gets a fallback (ssr-fallback.tsx), and loads the app directly.
 * 2. The browser lays out the first screen and requests its first picture alone; fonts, other pictures and this
 *    script follow (first-screen.ts). Text, links, the menu and fields work from the start. Other clicks on buttons
 *    and submits are kept (replay-events.ts), including those before this script (early-events.ts). Unsent input is
 *    stored when the page is left (unsent-input.ts), and carried over to another language (after-switch.ts).
 * 3. The app weighs four times as much as the page. It loads with the first sign of an interaction: a movement of the
 *    pointer, a touch, a key, a scroll. It loads at once where the page would be wrong without it: for a logged-in
 *    user, for input stored in this tab, or for a restored scroll position. Then React hydrates the HTML. Failed
 *    downloads are retried (load-code.ts).
 * 4. The page hydrates in islands (island.tsx): the site's layout, and separately the parts whose code loads when the
 *    visitor scrolls near them. An island marks itself hydrated in the DOM: by then its forms have their input back
 *    (preserve-input.ts), and the kept events are replayed in order.
 */

/** Browsers also send `pointermove` for a resting pointer when a page appears under it. */
const isMovement = (event: Event): boolean =>
  !(event instanceof PointerEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

/** Whether this tab keeps input of an earlier page, such as an unfinished message. */
const hasStored = (): boolean => {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
};

const needsAppNow = (): boolean => readToken() !== null || hasStored() || window.scrollY > 0;

let isLoading = false;

/** Without a connection the page stays as the server rendered it. */
const loadApp = (): void => {
  if (isLoading) return;
  isLoading = true;
  void loadWithNotices(() => import('./entry-client.tsx'));
  // In parallel with the app, which retries if this fails.
  loadLanguage().catch(() => undefined);
};

const loadWithInteraction = (event: Event): void => {
  if (isMovement(event)) loadApp();
};

restoreAfterSwitch();
const early = takeEarlyEvents();
keepInteractions(early);
storeUnhydratedInput();
for (const type of INTERACTIONS) {
  window.addEventListener(type, loadWithInteraction, { capture: true, passive: true });
}
if (early.some(isMovement) || needsAppNow()) loadApp();
