import { restoreAfterSwitch } from '#client/hydration/after-switch.ts';
import { INTERACTIONS, takeEarlyEvents } from '#client/hydration/early-events.ts';
import { loadLanguage } from '#client/hydration/load-language.ts';
import { keepInteractions } from '#client/hydration/replay-events.ts';
import { storeUnhydratedInput } from '#client/hydration/unsent-input.ts';
import { loadWithNotices } from '#client/loading/load-code.ts';
import { readToken } from '#client/session/token.ts';

/*
 * Everything between the server's HTML and the first interaction. This is the script of each page; it comes when
 * the first screen is drawn, or with the first press or key before that.
 *
 * 1. The server renders the page and writes into it the data that it rendered it from (dehydrated-state.ts).
 *    A route that only the browser can render gets a fallback (ssr-fallback.tsx), and names the app itself.
 * 2. The browser lays out the first screen and asks for its first picture alone; fonts, other pictures and this
 *    script come after it (first-screen.ts). The page can be read, links lead to other pages, the menu opens,
 *    fields can be filled in. Other clicks on buttons and submits are kept (replay-events.ts), those too that come
 *    before this script (early-events.ts); what was typed is stored when the page is left (unsent-input.ts), and
 *    goes with whoever changes the language (after-switch.ts).
 * 3. The app weighs four times as much as the page. It is loaded with the first sign of a visitor who is about to
 *    do something: a movement of the pointer, a touch, a key, a scroll. At once where the page cannot be right
 *    without it: for somebody logged in, for what was written in this tab before, or where the browser has scrolled
 *    back to. Then React hydrates the HTML. What does not arrive is asked for again a few times (load-code.ts).
 * 4. The page hydrates in islands (island.tsx): the site's layout, and apart from it the parts whose code is
 *    loaded when a visitor comes near them. An island says in the DOM when it is hydrated: forms have what was
 *    typed by then (preserve-input.ts), and what was kept is replayed in order.
 */

/** Browsers also send `pointermove` for a pointer that rests where a page appears. */
const isMovement = (event: Event): boolean =>
  !(event instanceof PointerEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

/** Whether this tab keeps something of an earlier page, such as a message that was begun. */
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
  // At the same time; the app asks again for what did not come.
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
