import { SIGNS_OF_USE } from '#client/hydration/early-events.ts';
import type { IslandName } from '#client/hydration/island.tsx';
import { tryOrElse } from '#client/hydration/unsent-input.ts';
import { loadWithNotices } from '#client/loading/load-code.ts';
import { readToken } from '#client/session/token.ts';

const FOR_MEMBERS: readonly unknown[] = ['member', 'write-review'] satisfies IslandName[];

const isOfUse = ({ dataset }: HTMLElement): boolean =>
  !FOR_MEMBERS.includes(dataset.island) || readToken() !== null;

const woken = new WeakSet<HTMLElement>();

const filesOf = ({ dataset }: HTMLElement): string[] => dataset.code?.split(' ') ?? [];

/** Requests all files of an island at once; each would name the next. */
const preload = (element: HTMLElement): void => {
  for (const href of filesOf(element)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
};

/** Without a connection the island stays as the server rendered it; a notice says so. */
const wake = async (element: HTMLElement): Promise<void> => {
  if (woken.has(element) || !isOfUse(element)) return;
  woken.add(element);
  preload(element);
  const mount = await loadWithNotices(async () => {
    const { islands } = await import('./registry.ts');
    return islands[element.dataset.island as IslandName]();
  });
  await mount(element);
  // Presses that waited are repeated now.
  element.dataset.hydrated = 'true';
};

const all = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-island]');

const isMovement = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0;

const wakeAll = (): void => {
  for (const element of all()) void wake(element);
};

/** The island that an element belongs to. */
const wakeAround = (part: Element): void => {
  const element = part.closest<HTMLElement>('[data-island]');
  if (element) void wake(element);
};

const wakeTarget = (event: Event): void => {
  const { target } = event;
  // Browsers send it for a resting pointer too, when a page appears under it.
  if (event.type === 'pointermove' && !isMovement(event as PointerEvent)) return;
  if (target instanceof Element) wakeAround(target);
};

/** A visitor who has begun to scroll meets the islands that come near the screen awake. */
const wakeNear = (): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wakeAround(target);
      }
    },
    { rootMargin: '50%' },
  );
  // An island's own element may have no box.
  for (const element of all()) observer.observe(element.firstElementChild ?? element);
};

/** Whether this tab keeps input of an earlier page, such as an unfinished message. */
const hasUnsent = (): boolean =>
  tryOrElse(() => Object.keys(sessionStorage).some((key) => key.startsWith('unsent-')), false);

/** Downloads the islands' code without running it. It then runs from the browser's cache. */
const fetchCode = (): void => {
  const files = [...all()].filter(isOfUse).flatMap(filesOf);
  for (const file of new Set(files)) fetch(file, { priority: 'low' }).catch(() => undefined);
};

const whenQuiet = (action: () => void): void => {
  // Safari has no idle callback.
  const { requestIdleCallback = (run: () => void) => setTimeout(run, 200) } = window;
  requestIdleCallback(action);
};

/**
 * Runs the code of an island when its reader is about to use it, and of all where the page would be wrong
 * without: for a logged-in user, and for input stored in this tab. `early` holds the events before this script.
 */
export const wakeIslands = (early: readonly Event[]): void => {
  for (const type of SIGNS_OF_USE)
    addEventListener(type, wakeTarget, { capture: true, passive: true });
  addEventListener('scroll', wakeNear, { capture: true, passive: true, once: true });
  // Another tab logs in.
  addEventListener('storage', wakeAll);
  for (const event of early) if (SIGNS_OF_USE.includes(event.type)) wakeTarget(event);
  if (scrollY > 0) wakeNear();
  if (readToken() !== null || hasUnsent()) wakeAll();
  whenQuiet(fetchCode);
};
