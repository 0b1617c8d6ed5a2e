import type { ReactNode } from 'react';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** In place of the promise of a mail, while no mail server is configured. */
export const NoMailsNotice = ({ children }: { children: ReactNode }) => (
  <Notice tone="warning" title={useLanguage().t('common.noMails')}>
    {children}
  </Notice>
);
