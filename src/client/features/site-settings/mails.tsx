import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Whether the site's mails reach anybody. Every page arrives with the answer. */
export const useSendsMails = (): boolean => {
  const { data } = trpc.siteSettings.state.useQuery();
  return data?.sendsMails ?? true;
};

/** For staff: what a step mails to somebody, or that it does not. */
export const useMailWords = () => {
  const sendsMails = useSendsMails();
  /** `promise` is a sentence, `whom` names who has to be told another way. */
  return (promise: string, whom: string): string =>
    sendsMails
      ? promise
      : `La posta del sito non è impostata: non parte nessuna mail, ${whom} va avvisato in un altro modo.`;
};

/** Below what promises a mail to a visitor: that none comes, and what to do instead. */
export const NoMailsNote = ({ children }: { children: ReactNode }) => {
  const { t } = useLanguage();
  if (useSendsMails()) return null;
  return (
    <Notice tone="warning" title={t('common.noMails')}>
      {children}
    </Notice>
  );
};
