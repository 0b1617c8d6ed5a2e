import { useState } from 'react';

type Dialog = typeof import('./review-dialog.tsx').ReviewDialog;

type Step = 'closed' | 'opening' | 'open' | 'failed' | 'sent';

/** The window in which one writes; its script comes when it is opened for the first time. */
export const useReviewDialog = () => {
  const [step, setStep] = useState<Step>('closed');
  const [writerId, setWriterId] = useState(0);
  const [loaded, setLoaded] = useState<{ ReviewDialog: Dialog } | null>(null);
  const open = async (userId: number) => {
    setWriterId(userId);
    setStep('opening');
    try {
      setLoaded(await import('./review-dialog.tsx'));
      setStep('open');
    } catch {
      setStep('failed');
    }
  };
  return {
    ReviewDialog: loaded?.ReviewDialog,
    step,
    writerId,
    open: (userId: number) => void open(userId),
    close: () => setStep('closed'),
    finish: () => setStep('sent'),
  };
};
