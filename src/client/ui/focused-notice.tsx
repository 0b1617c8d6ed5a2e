import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

/** Replaces other content and takes the focus, so that screen readers announce it. */
export const FocusedNotice = (props: ComponentProps<typeof Notice>) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice {...props} />
    </div>
  );
};
