import { onClick } from './on-click.ts';

/** A link to a part of this page keeps the stay in its address, and loads nothing. */
export const keepQueryOfParts = (): void =>
  onClick<HTMLAnchorElement>('a[href*="#"]', (link) => {
    const isHere = link.origin === location.origin && link.pathname === location.pathname;
    if (isHere && link.search === '') link.search = location.search;
  });
