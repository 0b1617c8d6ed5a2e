/** Marks a page that is scrolled by more than the header's height; styles/site.css reads it. */
export const watchHeader = (): void => {
  const top = document.createElement('div');
  top.className = 'absolute top-0 h-16 w-px';
  document.body.append(top);
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-scrolled', entry?.isIntersecting === false);
  }).observe(top);
};
