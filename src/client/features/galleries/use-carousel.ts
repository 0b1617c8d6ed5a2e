import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Which slide a key leads to; null for keys that lead to none. */
const keyTarget = (key: string, current: number, count: number): number | null => {
  const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
};

/**
 * A row that scrolls by itself: which slide is in view, and ways to bring another one there. Spread
 * `track` on the list of the slides.
 */
export const useCarousel = (count: number) => {
  const trackRef = useRef<HTMLUListElement>(null);
  /** Where it is scrolling to: the slides that pass by on the way are not looked at. */
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const track = trackRef.current;
    if (!track || count === 0) return;
    const slides = [...track.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (!seen) return;
        const index = slides.indexOf(seen.target);
        if (target.current !== null && target.current !== index) return;
        target.current = null;
        setCurrent(index);
      },
      { root: track, threshold: 0.7 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  const goTo = (index: number): void => {
    const track = trackRef.current;
    const slide = track?.children[index];
    if (!track || !(slide instanceof HTMLElement)) return;
    target.current = index;
    setCurrent(index);
    track.scrollTo({ left: slide.offsetLeft - (track.clientWidth - slide.clientWidth) / 2 });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const index =
      event.altKey || event.ctrlKey || event.metaKey ? null : keyTarget(event.key, current, count);
    if (index === null) return;
    event.preventDefault();
    // The focus stays on what is seen.
    trackRef.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
    goTo(index);
  };
  const takeOver = (): void => {
    target.current = null;
  };

  return {
    current,
    goTo,
    track: {
      ref: trackRef,
      onKeyDown,
      onPointerDown: takeOver,
      onWheel: takeOver,
      onFocus: takeOver,
    },
  };
};
