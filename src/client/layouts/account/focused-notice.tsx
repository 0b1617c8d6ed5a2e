import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from '#client/ui/notice.tsx';

/** A word that takes the place of what was there, and the focus with it, so that it is read out. */
export const FocusedNotice = (props: ComponentProps<typeof Notice>) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice {...props} />
    </div>
  );
};
