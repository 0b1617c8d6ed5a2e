import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isLoggedIn } from '#client/session/token.ts';
import { opensOther } from './search-params.ts';

/**
 * Confirms navigating away, and closing by `leave`, while `isAtStake`. A user whose session has ended
 * cannot save, and leaves without a question.
 */
export const useLeaveGuard = (isAtStake: boolean) => {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const blocker = useBlocker({
    // Another view of the same list loses nothing.
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || opensOther(current.search, next.search)) &&
      isLoggedIn(),
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
