import type { ReactNode } from 'react';
import { trpc } from '#client/trpc.ts';
import { NoMailsNotice } from './no-mails-notice.tsx';

/** Whether a mail server is configured. Every page includes this. */
export const useSendsMails = (): boolean => {
  const { data } = trpc.siteSettings.state.useQuery();
  return data?.sendsMails ?? true;
};

/** For staff: a sentence about the mail that an action sends, or about the missing mail server. */
export const useMailWords = () => {
  const sendsMails = useSendsMails();
  /** `promise` is a sentence; `whom` is the person to inform in another way. */
  return (promise: string, whom: string): string =>
    sendsMails
      ? promise
      : `La posta del sito non è impostata: non parte nessuna mail, avvisa tu ${whom}.`;
};

/** Shown wherever the page promises a mail while no mail server is configured. */
export const NoMailsNote = ({ children }: { children: ReactNode }) =>
  useSendsMails() ? null : <NoMailsNotice>{children}</NoMailsNotice>;
