import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Asks before something is lost: on the way to another screen, and where `leave` would lead. `canSave` is
 * asked when somebody leaves: whoever can save nothing any more must not be kept.
 */
export const useLeaveGuard = (isAtStake: boolean, canSave: () => boolean) => {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const blocker = useBlocker({
    // Another view of the same screen loses nothing.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && canSave(),
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
    /** For the dialog that asks. */
    question: {
      open: isBlocked || leaving !== null,
      onConfirm: () => {
        // The question goes first: while it is open, what lies under it can take no focus.
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
