import { useEffect, useState } from 'react';
import { Notice } from '#client/ui/notice.tsx';
import type { DriveState } from '#shared/backups.schema.ts';
import type { DriveReturn } from './drive-words.ts';

type NoticeTone = 'success' | 'info' | 'error';

const words: Record<DriveReturn, { tone: NoticeTone; title: string; text: string }> = {
  connected: {
    tone: 'success',
    title: 'Google Drive è collegato.',
    text: 'Da adesso i backup si possono salvare anche lì.',
  },
  refused: {
    tone: 'info',
    title: 'Google Drive non è stato collegato.',
    text: 'Il consenso non è stato dato: non è cambiato niente.',
  },
  failed: {
    tone: 'error',
    title: 'Google Drive non è stato collegato.',
    text: 'Qualcosa è andato storto tra Google e il sito. Riprova tra poco.',
  },
};

type DriveReturnNoticeProps = {
  returned: DriveReturn | undefined;
  state: DriveState;
  /** Once it is read, the address need not say it again. */
  onRead: () => void;
};

/** Says once how the visit to Google ended. */
export const DriveReturnNotice = ({ returned, state, onRead }: DriveReturnNoticeProps) => {
  const [shown] = useState(returned);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is there
  useEffect(() => {
    if (returned) onRead();
  }, []);
  const isOver = shown === 'connected' && state !== 'connected';
  if (!shown || isOver) return null;
  const { tone, title, text } = words[shown];
  return (
    <Notice tone={tone} title={title}>
      {text}
    </Notice>
  );
};
