import { useEffect } from 'react';

/** The specification's class of the page's body in the back office. */
export const useAdminTheme = (): void => {
  useEffect(() => {
    document.body.classList.add('admin');
    return () => document.body.classList.remove('admin');
  }, []);
};
