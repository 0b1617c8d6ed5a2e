import { useHydrated, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useLanguage } from '#client/ui/language.tsx';
import { HOUSE_LOCALE, isForStaff } from '#shared/locales.ts';
import { HOME } from './return-path.ts';
import { useSession } from './session.ts';

/** Undefined during SSR and hydration: the cached page is the same for every return path. */
export const useHydratedReturnPath = (returnPath: string | undefined): string | undefined =>
  useHydrated() ? returnPath : undefined;

/**
 * Replaces this page by another of the site, in the same language. The back office has a language of its own, which
 * only a document brings.
 */
export const useGoOn = (): ((path: string) => void) => {
  const navigate = useNavigate();
  const { locale } = useLanguage();
  return useCallback(
    (path) => {
      if (isForStaff(path) && locale !== HOUSE_LOCALE) window.location.replace(path);
      else void navigate({ href: path, replace: true });
    },
    [navigate, locale],
  );
};

/**
 * Redirects a logged-in user to `returnPath`, or home; those who clean, to their page. A user with an
 * unconfirmed email stays, since the email may have been mistyped.
 */
export const useRedirectLoggedIn = (returnPath?: string): void => {
  const { user } = useSession();
  const goOn = useGoOn();
  const home = user?.role === 'CLEANER' ? '/admin' : HOME;
  const isConfirmed = user?.emailConfirmed === true;
  useEffect(() => {
    if (isConfirmed) goOn(returnPath ?? home);
  }, [isConfirmed, goOn, returnPath, home]);
};
