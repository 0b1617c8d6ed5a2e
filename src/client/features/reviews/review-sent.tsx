import { useEffect, useEffectEvent } from 'react';
import { FocusedNotice } from '#client/features/accounts/frame/focused-notice.tsx';
import { reviewTexts } from './review-words.ts';

/** Specification, section 9. */
const CLOSES_AFTER_MS = 2000;

export const ReviewSent = ({ onClose }: { onClose: () => void }) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FocusedNotice tone="success" title={reviewTexts.sent}>
      {reviewTexts.sentNote}
    </FocusedNotice>
  );
};
