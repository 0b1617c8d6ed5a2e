import { useEffect, useState } from 'react';

/** Width and height of an element in pixels as they are now; zero while there is none. */
export const useElementSize = (element: Element | null): { width: number; height: number } => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (box) setSize({ width: box.inlineSize, height: box.blockSize });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
};
