import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * The server draws every page as a visitor sees it. Has the route drawn anew as soon as what was
 * missing is there after all, because staff have asked for it.
 */
export const useSecondLook = (isThere: boolean): void => {
  const router = useRouter();
  useEffect(() => {
    if (isThere) void router.invalidate();
  }, [isThere, router]);
};
