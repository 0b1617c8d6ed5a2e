import clsx from 'clsx';
import { useState } from 'react';
import { UnconfirmedEmailNotice } from '#client/features/accounts/unconfirmed-email-notice.tsx';
import { useSession } from '#client/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Sentence, useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { useJustNow } from '#client/ui/use-just-now.ts';
import { loginToReview } from './login-to-review.ts';

type Dialog = typeof import('./review-dialog.tsx').ReviewDialog;

type Step = 'closed' | 'opening' | 'open' | 'failed' | 'sent';

/** Loads the dialog's script when it is opened for the first time. */
const useReviewDialog = () => {
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

/** 'Per favore fai login per scrivere una recensione.' */
const LoginPrompt = ({ hidden }: { hidden: boolean }) => {
  const { t } = useLanguage();
  return (
    <p className={clsx(hidden && 'invisible')}>
      <Sentence
        text={t('reviews.loginFirst')}
        parts={[
          (words) => (
            <SiteLink href={loginToReview} className={textLinkClass}>
              {words}
            </SiteLink>
          ),
        ]}
      />
    </p>
  );
};

const SentNotice = () => {
  const { t } = useLanguage();
  const isNew = useJustNow();
  return (
    <Notice tone="success" {...(isNew && { title: t('reviews.sent') })}>
      {t('reviews.sentNote')}
    </Notice>
  );
};

/**
 * The server renders a login link, which works without JavaScript and for visitors; a browser with a session hides
 * it until the button is rendered. The dialog stays open if the session expires, so that no text is lost.
 */
export const WriteReview = () => {
  const { t } = useLanguage();
  const session = useSession();
  const isHydrated = useHydrated();
  const { ReviewDialog, step, writerId, open, close, finish } = useReviewDialog();
  const { user } = session;
  return (
    <div className="grid min-h-12 content-center gap-3">
      {step === 'sent' && <SentNotice />}
      {user?.emailConfirmed && (
        <Button
          variant="secondary"
          busy={step === 'opening'}
          className="justify-self-start"
          onClick={() => open(user.id)}
        >
          {t('reviews.write')}
        </Button>
      )}
      {user && !user.emailConfirmed && <UnconfirmedEmailNotice />}
      {!user && <LoginPrompt hidden={isHydrated && session.status === 'unknown'} />}
      {step === 'failed' && <Notice tone="error">{t('reviews.formFailed')}</Notice>}
      {ReviewDialog && step === 'open' && (
        <ReviewDialog writerId={writerId} onClose={close} onSent={finish} />
      )}
    </div>
  );
};
