import { focusContent } from '#client/ui/content-focus.ts';

/** After the next drawing the card that took a place gets the focus, or the last one. */
export const focusCard = (list: HTMLElement | null, place: number): void => {
  requestAnimationFrame(() => {
    const cards = [...(list?.querySelectorAll('button') ?? [])];
    const card = cards[place] ?? cards.at(-1);
    if (card?.isConnected) card.focus();
    else focusContent();
  });
};
