declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging is how the global scope is extended
  interface Window {
    /** Until the page's script has come. */
    earlyEvents?: Event[] | undefined;
  }
}

/** What somebody does who is about to do something; after it comes the app. */
export const INTERACTIONS = [
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

/**
 * For the head of every page. On a slow line the page can be pressed before its script is there. A form that
 * the server takes by itself is sent; any other submit would lose what was typed, so it waits.
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
