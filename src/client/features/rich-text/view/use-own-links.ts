import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pageAddress } from '#client/ui/site-address.ts';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Null for links that open in another tab. */
const clickedAddress = ({ target }: MouseEvent): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link?.getAttribute('target') ? null : (link?.getAttribute('href') ?? null);
};

/** Makes the router follow plain `<a>` links to this site inside the returned ref's element. */
export const useOwnLinks = <Holder extends HTMLElement>() => {
  const router = useRouter();
  const ref = useRef<Holder>(null);
  useEffect(() => {
    const holder = ref.current;
    const follow = (event: MouseEvent) => {
      const address = isPlainClick(event) ? clickedAddress(event) : null;
      const page = address === null ? null : pageAddress(address);
      if (!page) return;
      event.preventDefault();
      void router.navigate(page);
    };
    holder?.addEventListener('click', follow);
    return () => holder?.removeEventListener('click', follow);
  }, [router]);
  return ref;
};
