/** The element that holds the screen, inside the frame. */
export const CONTENT_ID = 'contenuto';

export const focusContent = (): void =>
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });

export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** When what held the focus is gone after the next drawing, reading goes on at the screen's top. */
export const rescueFocus = (): void => {
  requestAnimationFrame(() => {
    if (isFocusLost()) focusContent();
  });
};
