const scrolls = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;

/** Makes rows that scroll focusable, for the arrow keys. Safari alone does not do so by itself. */
export const focusSwipeRows = (): void => {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (scrolls(target)) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const row of document.querySelectorAll('.swipe-row')) observer.observe(row);
};
