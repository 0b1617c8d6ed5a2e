// A phone lays the first screen out alone and shows it a third of a second sooner. The sections below
// follow as soon as there is time: a link into the page must find them at their places.

/** On the document while there are sections that wait. */
const MARK = 'lays-out-later';
/** On each section that may. */
const SECTION = 'drawn-when-near';

/**
 * For the head of a page that has such sections. Not where a visitor comes back, or is led to a place
 * within: the browser scrolls there before anybody could make room. Should the script that makes it
 * never come, nothing waits longer than this.
 */
export const lateLayoutScript = `\
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"&&document.readyState==="loading"){\
const waiting=document.documentElement.classList;\
waiting.add("${MARK}");\
addEventListener("load",()=>setTimeout(()=>waiting.remove("${MARK}"),3000))}`;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work);
};

/** Lays out what waits, at once: somebody is about to scroll, or to follow a link. */
export const layOutNow = (): void => document.documentElement.classList.remove(MARK);

/** Lays out what waits once the page is loaded, a section at a time. */
export const layOutWhenIdle = (): void => {
  const sections = [...document.getElementsByClassName(SECTION)];
  const layOutNext = (): void => {
    const section = sections.shift();
    section?.classList.remove(SECTION);
    if (section) whenIdle(layOutNext);
    else layOutNow();
  };
  if (document.readyState === 'complete') whenIdle(layOutNext);
  else window.addEventListener('load', () => whenIdle(layOutNext), { once: true });
};
