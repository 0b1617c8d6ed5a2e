import { useEffect } from 'react';
import { useGoTo } from '#client/ui/use-go-to.ts';

/** Goes to `to` `ms` after `isDone` becomes true, unless the component unmounts first. */
export const useDelayedRedirect = (isDone: boolean, to: '/' | '/login', ms: number): void => {
  const goTo = useGoTo();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void goTo(to), ms);
    return () => clearTimeout(timer);
  }, [isDone, to, ms, goTo]);
};
