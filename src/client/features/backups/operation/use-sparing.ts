import { useEffect, useRef, useState } from 'react';

/** A text that changes all the time, at most every so often: to be read aloud. */
export const useSparing = (text: string, everyMs: number): string => {
  const [said, setSaid] = useState('');
  const saidAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, saidAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      saidAt.current = performance.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return said;
};
