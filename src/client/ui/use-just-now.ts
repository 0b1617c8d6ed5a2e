import { useEffect, useState } from 'react';

/** Specification, section 9: a success is shown for so long. */
const SUCCESS_MS = 3000;

/** True for three seconds from when the component appears. */
export const useJustNow = (): boolean => {
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return isNew;
};
