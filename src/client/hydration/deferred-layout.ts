// Phones lay out the first screen alone and show it a third of a second sooner: `content-visibility` skips the
// sections below. They are laid out once the page has loaded, since links into the page must find their targets.

/** On the document while sections are skipped. */
const DEFERRED_LAYOUT = 'deferred-layout';
/** On each section that may be skipped. */
const DEFERRED_SECTION = 'deferred-section';

/**
 * For the head of a page with such sections. Not where a visitor comes back or follows a link to an anchor:
 * the browser scrolls there before the sections have their heights. If the script that lays them out never
 * comes, they wait no longer than three seconds.
 */
export const deferredLayoutScript = `\
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"&&document.readyState==="loading"){\
const {classList}=document.documentElement;\
classList.add("${DEFERRED_LAYOUT}");\
addEventListener("load",()=>setTimeout(()=>classList.remove("${DEFERRED_LAYOUT}"),3000))}`;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work);
};

/** For visitors who are about to scroll or to follow a link. */
export const layOutAll = (): void => document.documentElement.classList.remove(DEFERRED_LAYOUT);

/** Lays out one section at a time, so that no task is long. */
export const layOutWhenIdle = (): void => {
  const sections = [...document.getElementsByClassName(DEFERRED_SECTION)];
  const layOutNext = (): void => {
    const section = sections.shift();
    section?.classList.remove(DEFERRED_SECTION);
    if (section) whenIdle(layOutNext);
    else layOutAll();
  };
  if (document.readyState === 'complete') whenIdle(layOutNext);
  else window.addEventListener('load', () => whenIdle(layOutNext), { once: true });
};
