import clsx from 'clsx';
import type { ReactNode } from 'react';

type SwipeRowProps = { className: string; children: ReactNode };

/** On phones and tablets a row to swipe (styles/site.css), or to move by the arrow keys (page/swipe-rows.ts). */
export const SwipeRow = ({ className, children }: SwipeRowProps) => (
  <ul className={clsx('swipe-row', className)}>{children}</ul>
);
