import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLanguage } from '#client/ui/language.tsx';
import { pageAddress } from '#client/ui/site-address.ts';
import { type Locale, splitLocale } from '#shared/languages/locales.ts';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link's address for the router. Null for links to another tab or to a page in another language. */
const clickedAddress = ({ target }: MouseEvent, pageLocale: Locale): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('target') ? null : link?.getAttribute('href');
  if (!href) return null;
  const { locale, path } = splitLocale(href);
  return locale === pageLocale ? path : null;
};

/** Makes the router follow plain `<a>` links to this site inside the returned ref's element. */
export const useOwnLinks = <Holder extends HTMLElement>() => {
  const router = useRouter();
  const { locale } = useLanguage();
  const ref = useRef<Holder>(null);
  useEffect(() => {
    const holder = ref.current;
    const follow = (event: MouseEvent) => {
      const address = isPlainClick(event) ? clickedAddress(event, locale) : null;
      const page = address === null ? null : pageAddress(address);
      if (!page) return;
      event.preventDefault();
      void router.navigate(page);
    };
    holder?.addEventListener('click', follow);
    return () => holder?.removeEventListener('click', follow);
  }, [router, locale]);
  return ref;
};
