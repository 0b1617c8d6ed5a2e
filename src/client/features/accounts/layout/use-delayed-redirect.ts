import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Navigates to `to` `ms` after `isDone` becomes true, unless the component unmounts first. */
export const useDelayedRedirect = (isDone: boolean, to: '/' | '/login', ms: number): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate({ to }), ms);
    return () => clearTimeout(timer);
  }, [isDone, to, ms, navigate]);
};
