import { readToken } from '#client/features/accounts/session/token.ts';
import { holdPresses } from './held-press.ts';
import { layOutNow, layOutWhenIdle } from './late-layout.ts';

// A visitor's page is whole without its code, which weighs four times as much. It comes with the first sign
// of somebody who may want more than to read, and at once where it cannot be done without.

/** Also what a browser does by itself: it scrolls to a named place, or to where one was before. */
const SIGNS_OF_LIFE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // Another tab logs in or out.
  'storage',
];

/**
 * A page that only the browser can fill, or that is a form, names its code ahead of time. Where a page
 * is scrolled already, somebody has come back to it.
 */
const isWantedAtOnce = (): boolean =>
  readToken() !== null ||
  window.scrollY > 0 ||
  document.querySelector('link[rel="modulepreload"]') !== null;

/** A browser also tells of a pointer that rests where a page has appeared. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

const listen = (): void => {
  const heard = new AbortController();
  const wake = (): void => {
    heard.abort();
    layOutNow();
    // Without a connection the page stays as the server drew it, and the next sign tries again.
    // The libraries first, where they arrive first: all in one task would hold a slow phone for longer.
    Promise.all([import('./libraries.ts'), import('./entry-client.tsx')]).catch(listen);
  };
  const hear = (event: Event): void => {
    if (!isAtRest(event)) wake();
  };
  const options = { capture: true, passive: true, signal: heard.signal };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, hear, options);
  if (isWantedAtOnce()) wake();
};

holdPresses();
layOutWhenIdle();
listen();
