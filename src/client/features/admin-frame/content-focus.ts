/** The element that holds the screen, inside the frame. */
export const CONTENT_ID = 'contenuto';

/** For when what held the focus is gone: reading goes on at the top of the screen. */
export const focusContent = (): void =>
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
