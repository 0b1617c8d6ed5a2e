import { useEffect, useRef, useState } from 'react';

/** A row that scrolls by itself: which slide is in view, and a way to bring another one there. */
export const useCarousel = (count: number) => {
  const trackRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const track = trackRef.current;
    if (!track || count === 0) return;
    const slides = [...track.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(slides.indexOf(seen.target));
      },
      { root: track, threshold: 0.7 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  const goTo = (index: number) => {
    const track = trackRef.current;
    const slide = track?.children[index];
    if (!track || !(slide instanceof HTMLElement)) return;
    const centred = slide.offsetLeft - (track.clientWidth - slide.clientWidth) / 2;
    track.scrollTo({ left: centred });
  };

  return { trackRef, current, goTo };
};
