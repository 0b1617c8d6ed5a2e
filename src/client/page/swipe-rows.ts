const scrolls = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;

/** Lets the keyboard reach rows where they scroll. Safari alone does not by itself. */
export const focusSwipeRows = (): void => {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (scrolls(target)) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const row of document.querySelectorAll('.swipe-row')) observer.observe(row);
};
