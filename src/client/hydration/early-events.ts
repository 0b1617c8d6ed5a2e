declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging is how the global scope is extended
  interface Window {
    /** Events before the page's script has loaded. */
    earlyEvents?: Event[] | undefined;
  }
}

/** Pointer, keyboard or focus on a part of the page: its reader is about to use it. */
export const SIGNS_OF_USE = [
  ...['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown'],
  ...['click', 'submit'],
];

/** A button that needs code which is not there yet. */
const WAITING = '[data-hydrated=false] button:not([type=submit],[command],[aria-disabled=true])';

/** A press on it opens the viewer instead of the file, unless a key asks for a new tab. */
const PICTURE = 'a[data-picture]:not([data-pictures=by-button] *)';

/**
 * For the head of every page: records events on a slow connection until the page's script has loaded, and
 * confirms the press of a button at once. A form with a plain action is submitted; any other submit would lose
 * the typed input, so it waits.
 */
export const earlyEventsScript = `\
window.earlyEvents=[];\
for(const type of${JSON.stringify(SIGNS_OF_USE)})addEventListener(type,event=>{\
const own=type==="submit";\
if(!window.earlyEvents||own&&event.target.hasAttribute("action"))return;\
const withKey=event.ctrlKey||event.metaKey||event.shiftKey||event.altKey;\
if(own||type==="click"&&!withKey&&event.target.closest("${PICTURE}"))event.preventDefault();\
if(type==="click")event.target.closest("${WAITING}")?.setAttribute("aria-busy","true");\
earlyEvents.push(event)},true)`;

export const takeEarlyEvents = (): Event[] => {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  return events;
};
