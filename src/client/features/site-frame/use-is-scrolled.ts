import { useEffect, useRef, useState } from 'react';

/** Whether the element that `ref` marks has left the screen upwards. */
export const useIsScrolled = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsScrolled(!entry.isIntersecting);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isScrolled };
};
