import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads to `to` after `ms`, once `isDone`; who leaves sooner is not called back. */
export const useLeaveLater = (isDone: boolean, to: '/' | '/login', ms: number): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate({ to }), ms);
    return () => clearTimeout(timer);
  }, [isDone, to, ms, navigate]);
};
