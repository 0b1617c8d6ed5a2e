import { layOutDeferredSections } from './deferred-layout.ts';
import { idle, pageLoaded } from './idle.ts';
import { keepInteractions } from './replay-events.ts';

/*
 * Everything between the server's HTML and the first interaction. This is the script in each page; it weighs
 * less than 2 KB, since nothing below may delay the first screen.
 *
 * 1. The server renders the page and writes into it the data that it rendered it from (dehydrated-state.ts).
 *    A route that only the browser can render gets a fallback (ssr-fallback.tsx), and names the app itself.
 * 2. The browser lays out the first screen alone (deferred-layout.ts). The page can be read, links lead to other
 *    pages, fields can be filled in. Clicks on buttons and submits are kept (replay-events.ts).
 * 3. Once the page has loaded, the sections below are laid out, one at a time whenever the browser is idle.
 * 4. Then the app is loaded, which weighs four times as much as the page, and React hydrates the HTML. The first
 *    thing that is kept in step 2 starts this at once.
 * 5. The page hydrates in islands (island.tsx): the site's layout, and apart from it the parts whose code is
 *    loaded when a visitor comes near them. An island says in the DOM when it is hydrated: forms have what was
 *    typed by then (preserve-input.ts), and what was kept is replayed in order.
 */

let isLoading = false;

/** Without a connection the page stays as the server rendered it, until the next interaction tries again. */
const loadApp = (): void => {
  if (isLoading) return;
  isLoading = true;
  import('#client/entry-client.tsx').catch(() => {
    isLoading = false;
  });
};

const hydrateWhenIdle = async (): Promise<void> => {
  await pageLoaded();
  await layOutDeferredSections();
  await idle();
  loadApp();
};

keepInteractions(loadApp);
void hydrateWhenIdle();
