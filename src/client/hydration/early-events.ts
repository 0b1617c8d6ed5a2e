declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging is how the global scope is extended
  interface Window {
    /** Until the page's script has come. */
    earlyEvents?: Event[] | undefined;
  }
}

/**
 * For the head of every page. On a slow line the page can be pressed before its script is there. A form that
 * the server takes by itself is sent; any other submit would lose what was typed, so it waits.
 */
export const earlyEventsScript = `\
window.earlyEvents=[];\
for(const type of["click","submit"])addEventListener(type,event=>{\
const own=type==="submit";\
if(!window.earlyEvents||own&&event.target.hasAttribute("action"))return;\
if(own)event.preventDefault();\
earlyEvents.push(event)},true)`;

export const takeEarlyEvents = (): Event[] => {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  return events;
};
