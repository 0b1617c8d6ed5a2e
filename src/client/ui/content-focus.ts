/** The layout's element that contains the screen. */
export const CONTENT_ID = 'contenuto';

export const focusContent = (): void =>
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });

export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** If the focused element disappears with the next render, focuses the top of the screen. */
export const rescueFocus = (): void => {
  requestAnimationFrame(() => {
    if (isFocusLost()) focusContent();
  });
};
