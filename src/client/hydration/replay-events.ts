import { showNoticeWhenSlow } from '#client/loading/page-notice.ts';

type Interaction = {
  target: Element;
  /** Marked `aria-busy` until the replay, to confirm the press to the visitor. */
  pressed?: Element;
  replay: () => void;
};

/** Interactions in islands that are not hydrated yet, in order. */
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

/** React renders between two tasks, so that each event sees the changes of the previous one. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let isReplaying = false;

/** Also replays interactions added meanwhile. */
const replayAll = async (island: HTMLElement, interactions: readonly Interaction[]) => {
  const endWait = showNoticeWhenSlow();
  await untilHydrated(island);
  endWait();
  for (const { pressed, replay } of interactions) {
    await nextTask();
    pressed?.removeAttribute('aria-busy');
    isReplaying = true;
    replay();
    isReplaying = false;
  }
  kept.delete(island);
};

/** The island that cannot react to an element's events yet. */
const pendingIsland = (element: Element): HTMLElement | null => {
  const island = element.closest<HTMLElement>('[data-hydrated]');
  const isPending = island !== null && !(isHydrated(island) && !kept.has(island));
  return isPending && !isReplaying ? island : null;
};

const keep = (island: HTMLElement, event: Event, interaction: Interaction): void => {
  // React would hydrate at once for some events and dispatch them itself, so that they are handled twice.
  event.stopImmediatePropagation();
  const interactions = kept.get(island) ?? [];
  // A form that is sent twice is sent once.
  if (event.type === 'click' || !interactions.some(({ target }) => target === interaction.target)) {
    interactions.push(interaction);
    interaction.pressed?.setAttribute('aria-busy', 'true');
  }
  if (kept.has(island)) return;
  kept.set(island, interactions);
  void replayAll(island, interactions);
};

const keepClick = (event: Event): void => {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest('button');
  // An invoker command needs no app: the browser or page/phone-menu.ts opens or closes the dialog.
  if (button?.type === 'submit' || button?.hasAttribute('commandfor')) return;
  const island = button && pendingIsland(button);
  if (island) {
    keep(island, event, { target: button, pressed: button, replay: () => button.click() });
  }
};

const keepSubmit = (event: Event): void => {
  const { target: form, submitter } = event as SubmitEvent;
  const island = form instanceof HTMLFormElement && pendingIsland(form);
  if (!island) return;
  event.preventDefault();
  keep(island, event, {
    target: form,
    pressed: submitter ?? form,
    replay: () => form.requestSubmit(submitter),
  });
};

/** Simulates typing: React overrides the element's own setter. */
const typeInto = (control: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Hydration itself preserves input typed before the first press (preserve-input.ts). */
const keepNumber = ({ target: control }: Event): void => {
  if (!(control instanceof HTMLInputElement) || control.type !== 'number') return;
  const island = pendingIsland(control);
  const { value } = control;
  if (island) kept.get(island)?.push({ target: control, replay: () => typeInto(control, value) });
};

const keepers = { click: keepClick, submit: keepSubmit, input: keepNumber };

/**
 * Keeps clicks on buttons and submits until their island is hydrated, then replays them in order, with the
 * numbers typed in between, because buttons change these too. Links and fields work without the app. `early`
 * holds the events before this script.
 */
export const keepInteractions = (early: readonly Event[]): void => {
  for (const [type, listen] of Object.entries(keepers)) {
    window.addEventListener(type, listen, { capture: true });
  }
  for (const event of early) keepers[event.type as keyof typeof keepers]?.(event);
};
