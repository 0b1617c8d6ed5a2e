import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { AccountLayout } from '#client/features/accounts/layout/account-layout.tsx';
import { RichTextView } from '#client/features/rich-text/view/rich-text-view.tsx';
import { NoMailsNote, useSendsMails } from '#client/features/site-settings/mails.tsx';
import { refreshMe, useSession } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { ItalianOnly, langOf } from '#client/ui/italian-only.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass, textLinkClass } from '#client/ui/text-link.ts';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { builtInSlugs } from '#shared/cms/built-in-pages.ts';

const POLL_MS = 60_000;

/** Polls, because the mail is often opened in another tab or on a phone. */
const usePendingUser = (): OwnUser | undefined => {
  const { user } = useSession();
  const isPending = user?.emailConfirmed === false;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void refreshMe(), POLL_MS);
    return () => clearInterval(timer);
  }, [isPending]);
  return user;
};

const Confirmed = () => {
  const { t } = useLanguage();
  return (
    <Notice
      tone="success"
      action={
        <Link to="/" className={noticeLinkClass}>
          {t('common.backHome')}
        </Link>
      }
    >
      {t('account.isConfirmed')}
    </Notice>
  );
};

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex gap-4">
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-sea-100 font-serif text-lg text-sea-700"
    >
      {number}
    </span>
    <div className="min-w-0 pt-1">{children}</div>
  </li>
);

const NoMailYet = ({ email }: { email: string }) => {
  const { t } = useLanguage();
  return (
    <div className="grid gap-3 border-t border-sand-200 pt-5">
      {useSendsMails() && <p className="text-sm text-ink-soft">{t('account.nothingArrives')}</p>}
      <Link
        to="/resend-confirmation"
        state={{ accountEmail: email }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('account.resendButton')}
      </Link>
    </div>
  );
};

const Steps = ({ email }: { email: string }) => {
  const { t } = useLanguage();
  return (
    <div ref={useFocusLoss<HTMLDivElement>()} className="grid gap-6">
      {useSendsMails() && (
        <ol className="grid gap-4">
          <Step number={1}>
            {email ? (
              <Sentence
                text={t('account.stepOpen', { email })}
                parts={[(words) => <strong className="[overflow-wrap:anywhere]">{words}</strong>]}
              />
            ) : (
              t('account.stepOpenAny')
            )}
          </Step>
          <Step number={2}>{t('account.stepPress')}</Step>
          <Step number={3}>{t('account.stepDone')}</Step>
        </ol>
      )}
      <NoMailYet email={email} />
    </div>
  );
};

const ConfirmationSteps = () => {
  const user = usePendingUser();
  return user?.emailConfirmed ? <Confirmed /> : <Steps email={user?.email ?? ''} />;
};

export const RegisteredScreen = () => {
  const { t } = useLanguage();
  const { justRegistered } = useLocation().state;
  // The server does not know the history state, so the notice may appear only after hydration.
  const isHydrated = useHydrated();
  // The page may be missing: the steps must be shown nevertheless.
  const { data: page } = trpc.pages.get.useQuery({ id: builtInSlugs.registered });
  const read = (field: 'title' | 'excerpt') => (page && !langOf(page, field) ? page[field] : '');
  return (
    <AccountLayout
      // Without a translation the built-in heading is better than the page's Italian one.
      title={read('title') || t('account.registeredHeading')}
      lead={read('excerpt')}
      foot={
        <p>
          <Sentence
            text={t('account.wrongAddress')}
            parts={[
              (words) => (
                <Link to="/register" className={textLinkClass}>
                  {words}
                </Link>
              ),
            ]}
          />
        </p>
      }
    >
      <div className="grid gap-6">
        {isHydrated && justRegistered && (
          <FocusedNotice tone="success">{t('account.registeredDone')}</FocusedNotice>
        )}
        <NoMailsNote>{t('account.noMailsConfirm')}</NoMailsNote>
        {page && (
          <div>
            <ItalianOnly of={page} field="content" className="mb-2" />
            <RichTextView html={page.content} media={page.media} lang={langOf(page, 'content')} />
          </div>
        )}
        <ConfirmationSteps />
      </div>
    </AccountLayout>
  );
};
