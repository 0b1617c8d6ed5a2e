import clsx from 'clsx';
import { MessageSquareQuote } from 'lucide-react';
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
import type { PaginatedApprovedReviews } from '#shared/reviews.schema.ts';
import { loginToReview } from './login-to-review.ts';
import { RatingStars } from './rating-stars.tsx';
import { ReviewsList } from './reviews-list.tsx';

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
 * The server renders a login link, which works without JavaScript; a browser with a session hides it
 * until the button is rendered. The dialog stays open if the session expires, so that no text is lost.
 */
const WriteReview = () => {
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

const Title = () => {
  const { t } = useLanguage();
  return (
    <h2 id="reviews-title" className="text-4xl">
      {t('reviews.title')}
    </h2>
  );
};

const Average = ({ rating, total }: { rating: number; total: number }) => {
  const { t, withOneDecimal } = useLanguage();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 lg:mt-4">
      <span className="font-serif text-5xl text-sea-700 lg:text-[4.5rem] lg:leading-none">
        <span className="sr-only">{t('reviews.average')} </span>
        {withOneDecimal(rating)}
      </span>
      <span>
        <RatingStars rating={rating} className="h-6" />
        <span className="mt-0.5 block text-ink-soft">
          {t('reviews.outOfFive', { count: total })}
        </span>
      </span>
    </p>
  );
};

const NoReviews = () => {
  const { t } = useLanguage();
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
      <MessageSquareQuote aria-hidden className="mb-4 size-10 stroke-[1.25] text-sea-600" />
      <Title />
      <p className="mt-4 mb-6 text-lg text-ink-soft">{t('reviews.none')}</p>
      <WriteReview />
    </div>
  );
};

type ReviewsIslandProps = {
  /** The first page; null if it could not be loaded. */
  first: PaginatedApprovedReviews | null;
};

export const ReviewsIsland = ({ first }: ReviewsIslandProps) => {
  const { t } = useLanguage();
  if (first?.total === 0) return <NoReviews />;
  return (
    <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 lg:flex-col lg:items-start lg:justify-start lg:gap-y-6">
        <div className="min-w-0">
          <Title />
          {first && first.averageRating !== null && (
            <Average rating={first.averageRating} total={first.total} />
          )}
        </div>
        <WriteReview />
      </div>
      {first && (
        <div>
          <ReviewsList first={first} />
          <p className="mt-4 max-w-text text-sm text-ink-soft">{t('reviews.howChecked')}</p>
        </div>
      )}
    </div>
  );
};
