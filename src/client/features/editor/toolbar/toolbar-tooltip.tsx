import { useLayoutEffect, useRef, useState } from 'react';
import type { Tooltip } from './use-tooltip.ts';

/** Says under a button what its icon means. Its name is read out by the button itself. */
export const ToolbarTooltip = ({ label, shortcut, left, top }: Tooltip) => {
  const ref = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);
  // Beside the edge it moves inwards.
  useLayoutEffect(() => {
    const box = ref.current;
    const toolbar = box?.parentElement;
    if (!box || !toolbar) return;
    const half = box.offsetWidth / 2;
    const inside = Math.min(Math.max(left, half), toolbar.offsetWidth - half);
    setShift(inside - half);
  }, [left]);
  return (
    <div
      ref={ref}
      aria-hidden
      style={{ left: shift, top: top + 6 }}
      className="pointer-events-none absolute z-10 flex items-center gap-2 rounded-field bg-ink px-2.5 py-1 text-xs whitespace-nowrap text-white shadow-float"
    >
      {label}
      {shortcut && <span className="text-white/80">{shortcut}</span>}
    </div>
  );
};
