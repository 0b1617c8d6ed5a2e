declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging is how the global scope is extended
  interface Window {
    /** Events before the page's script has loaded. */
    earlyEvents?: Event[] | undefined;
  }
}

/** First signs of an interaction; they start loading the app. */
export const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  // The browser also scrolls by itself: to an anchor, or to restore the position.
  'scroll',
  'keydown',
  'focusin',
  // Another tab logs in or out.
  'storage',
];

/**
 * For the head of every page: records events on a slow connection until the page's script has loaded. A form
 * with a plain action is submitted; any other submit would lose the typed input, so it waits.
 */
export const earlyEventsScript = `\
window.earlyEvents=[];\
for(const type of${JSON.stringify([...INTERACTIONS, 'click', 'submit'])})addEventListener(type,event=>{\
const own=type==="submit";\
if(!window.earlyEvents||own&&event.target.hasAttribute("action"))return;\
if(own)event.preventDefault();\
earlyEvents.push(event)},true)`;

export const takeEarlyEvents = (): Event[] => {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  return events;
};
