type Reaction = { selector: string; react: (element: HTMLElement) => void };

const reactions: Reaction[] = [];

/** Calls `react` with each clicked element that matches, now in the page or later. */
export const onClick = <Clicked extends HTMLElement>(
  selector: string,
  react: (element: Clicked) => void,
): void => {
  reactions.push({ selector, react: react as Reaction['react'] });
};

const reactTo = ({ target }: Event): void => {
  if (!(target instanceof Element)) return;
  for (const { selector, react } of reactions) {
    const clicked = target.closest<HTMLElement>(selector);
    if (clicked) react(clicked);
  }
};

/** A click before this script in a part that React hydrates is replayed (replay-events.ts). */
const isReplayed = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-hydrated="false"]') !== null;

/** Call after all `onClick`. `early` holds the events before this script. */
export const listenToClicks = (early: readonly Event[]): void => {
  document.addEventListener('click', reactTo);
  for (const event of early) if (event.type === 'click' && !isReplayed(event)) reactTo(event);
};
