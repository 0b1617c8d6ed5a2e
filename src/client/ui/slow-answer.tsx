import { useEffect, useState } from 'react';
import { useLanguage } from './language.tsx';
import { Notice } from './notice.tsx';

/** Long for a form of a few lines, also on a slow phone. */
const SLOW_MS = 6000;
const GIVE_UP_MS = 40_000;

/** Aborts a call without an answer. The server may have received it nevertheless. */
export const giveUpSignal = (): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), GIVE_UP_MS);
  return controller.signal;
};

type SlowAnswerProps = { isWaiting: boolean; children: string };

/** Shows a message while a form waits for its answer longer than some seconds. */
export const SlowAnswer = ({ isWaiting, children }: SlowAnswerProps) => {
  const { t } = useLanguage();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  if (!isSlow) return null;
  return (
    <Notice tone="info" title={t('forms.slow')}>
      {children}
    </Notice>
  );
};
