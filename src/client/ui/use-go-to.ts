import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isAppPath } from './is-app-path.ts';

/** Goes to an address of the site: the router shows the app's screens, and the browser loads documents. */
export const useGoTo = () => {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    (href: string, options: { replace?: boolean } = {}): Promise<void> =>
      navigate({ href, ...options, reloadDocument: !isAppPath(router, href) }),
    [navigate, router],
  );
};
