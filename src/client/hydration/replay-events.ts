type Interaction = { target: Element; replay: () => void };

/** What visitors did in islands that are not hydrated yet, in order. */
const kept = new Map<HTMLElement, Interaction[]>();

const isHydrated = (island: HTMLElement): boolean => island.dataset.hydrated === 'true';

const untilHydrated = (island: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isHydrated(island)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(island, { attributeFilter: ['data-hydrated'] });
  });

/** React renders between two tasks, so that each event meets what the one before has changed. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let isReplaying = false;

/** Also replays what is added meanwhile. */
const replayAll = async (island: HTMLElement, interactions: readonly Interaction[]) => {
  await untilHydrated(island);
  for (const { replay } of interactions) {
    await nextTask();
    isReplaying = true;
    replay();
    isReplaying = false;
  }
  kept.delete(island);
};

/** Keeps an event from a page that cannot react to it yet; answers whether it did. */
const keep = (event: Event, { target, replay }: Interaction): boolean => {
  const island = target.closest<HTMLElement>('[data-hydrated]');
  if (isReplaying || !island || (isHydrated(island) && !kept.has(island))) return false;
  // React would hydrate at once for some events and dispatch them, so that they were handled twice.
  event.stopImmediatePropagation();
  const interactions = kept.get(island) ?? [];
  // A form that is sent twice is sent once.
  if (event.type === 'click' || !interactions.some((earlier) => earlier.target === target)) {
    interactions.push({ target, replay });
  }
  if (!kept.has(island)) {
    kept.set(island, interactions);
    void replayAll(island, interactions);
  }
  return true;
};

const keepClick = (event: MouseEvent): void => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || button.type === 'submit') return;
  keep(event, { target: button, replay: () => button.click() });
};

const keepSubmit = (event: SubmitEvent): void => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  const isKept = keep(event, { target: form, replay: () => form.requestSubmit(submitter) });
  if (isKept) event.preventDefault();
};

/**
 * Keeps clicks on buttons and submits until the island they happened in is hydrated, then replays them.
 * Links and fields work without the app.
 */
export const keepInteractions = (): void => {
  window.addEventListener('click', keepClick, { capture: true });
  window.addEventListener('submit', keepSubmit, { capture: true });
};
