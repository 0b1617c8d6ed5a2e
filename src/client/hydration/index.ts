import { readToken } from '#client/features/accounts/session/token.ts';
import { layOutAll, layOutWhenIdle } from './deferred-layout.ts';
import { keepInteractions } from './replay-events.ts';

// The script in each page. The server renders visitors' pages whole, so they are read without the app's code,
// which weighs four times as much: it is loaded with the first interaction, or at once where a page needs it.

const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  // The browser also scrolls by itself: to an anchor, or to where the visitor was before.
  'scroll',
  'keydown',
  'focusin',
  // Another tab logs in or out.
  'storage',
];

/** Routes that are forms, or rendered by the browser only, preload the app's code. */
const needsAppNow = (): boolean =>
  readToken() !== null ||
  window.scrollY > 0 ||
  document.querySelector('link[rel="modulepreload"]') !== null;

/** Browsers also send `pointermove` for a pointer that rests where a page appears. */
const isMovement = (event: Event): boolean =>
  !(event instanceof PointerEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

const hydrateOnInteraction = (): void => {
  const listening = new AbortController();
  const hydrate = (): void => {
    listening.abort();
    layOutAll();
    // React is evaluated in a task of its own. Without a connection the next interaction tries again.
    Promise.all([import('./libraries.ts'), import('#client/entry-client.tsx')]).catch(
      hydrateOnInteraction,
    );
  };
  const hear = (event: Event): void => {
    if (isMovement(event)) hydrate();
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const type of INTERACTION_EVENTS) window.addEventListener(type, hear, options);
  if (needsAppNow()) hydrate();
};

keepInteractions();
layOutWhenIdle();
hydrateOnInteraction();
