import type { AnyRouter } from '@tanstack/react-router';
import { isAppPath } from './ui/is-app-path.ts';

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** Makes the router follow plain links from one of its screens to another. */
export const followAppLinks = (router: AnyRouter): void =>
  // After the handlers of React, which listens on the document.
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download')) return;
    const isElsewhere = link.origin !== location.origin || link.pathname === location.pathname;
    if (isElsewhere || !isAppPath(router, link.pathname)) return;
    event.preventDefault();
    void router.navigate({ href: `${link.pathname}${link.search}${link.hash}` });
  });
