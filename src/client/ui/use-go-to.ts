import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { localizedPath } from '#shared/languages/locales.ts';
import { isAppPath } from './is-app-path.ts';
import { useLanguage } from './language.tsx';

/** Goes to an address of the site: the router shows the app's screens, and the browser loads documents. */
export const useGoTo = () => {
  const navigate = useNavigate();
  const router = useRouter();
  const { locale } = useLanguage();
  return useCallback(
    (path: string, options: { replace?: boolean } = {}): Promise<void> =>
      isAppPath(router, path)
        ? navigate({ href: path, ...options })
        : // The router adds the language only to what it shows itself.
          navigate({ href: localizedPath(locale, path), ...options, reloadDocument: true }),
    [navigate, router, locale],
  );
};
