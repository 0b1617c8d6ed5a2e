import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

type SwipeRowProps = {
  ref?: RefObject<HTMLUListElement | null>;
  className: string;
  children: ReactNode;
};

/** On phones and tablets a row to swipe (styles/site.css). Where it scrolls, the arrow keys move it too. */
export const SwipeRow = ({ ref, className, children }: SwipeRowProps) => {
  const own = useRef<HTMLUListElement>(null);
  const row = ref ?? own;
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const observer = new ResizeObserver(() => setIsScrolled(list.scrollWidth > list.clientWidth));
    observer.observe(list);
    return () => observer.disconnect();
  }, [row]);
  return (
    <ul ref={row} tabIndex={isScrolled ? 0 : undefined} className={clsx('swipe-row', className)}>
      {children}
    </ul>
  );
};
