// Phones lay out the first screen alone and show it a third of a second sooner: `content-visibility` skips the
// sections below. They are laid out once the page has loaded, since links into the page must find their targets.

/** On the document while sections are skipped. */
const DEFERRED_LAYOUT = 'deferred-layout';
/** On each section that may be skipped. */
const DEFERRED_SECTION = 'deferred-section';

/**
 * For the head of a page with such sections. Not where a visitor comes back or follows a link to an anchor:
 * the browser scrolls there before the sections have their heights. A click may follow a link to an anchor too.
 * If the script that lays them out never comes, they wait no longer than three seconds.
 */
export const deferredLayoutScript = `\
if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"&&document.readyState==="loading"){\
const {classList}=document.documentElement,layOut=()=>classList.remove("${DEFERRED_LAYOUT}");\
classList.add("${DEFERRED_LAYOUT}");\
addEventListener("click",layOut,{capture:true,once:true});\
addEventListener("load",()=>setTimeout(layOut,3000))}`;

const pageLoaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
};

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has none yet.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve);
  });

/** Lays out one section at a time, so that no task is long. */
export const layOutDeferredSections = async (): Promise<void> => {
  await pageLoaded();
  for (const section of [...document.getElementsByClassName(DEFERRED_SECTION)]) {
    await idle();
    section.classList.remove(DEFERRED_SECTION);
  }
  document.documentElement.classList.remove(DEFERRED_LAYOUT);
};
