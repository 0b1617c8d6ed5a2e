import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { opensOther } from './search-params.ts';

/**
 * Confirms navigating away, and closing by `leave`, while `isAtStake`. `canSave` is checked then: a user
 * whose session has ended cannot save and is let go.
 */
export const useLeaveGuard = (isAtStake: boolean, canSave: () => boolean) => {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const blocker = useBlocker({
    // Another view of the same list loses nothing.
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || opensOther(current.search, next.search)) && canSave(),
    enableBeforeUnload: true,
    disabled: !isAtStake,
    withResolver: true,
  });
  const isBlocked = blocker.status === 'blocked';
  return {
    leave: (go: () => void): void => {
      if (isAtStake) setLeaving(() => go);
      else go();
    },
    /** Props of the dialog. */
    question: {
      open: isBlocked || leaving !== null,
      onConfirm: () => {
        // Close the dialog first: elements under a modal dialog cannot be focused.
        flushSync(() => setLeaving(null));
        if (isBlocked) blocker.proceed();
        else leaving?.();
      },
      onClose: () => {
        setLeaving(null);
        if (isBlocked) blocker.reset();
      },
    },
  };
};

export type LeaveQuestion = ReturnType<typeof useLeaveGuard>['question'];
