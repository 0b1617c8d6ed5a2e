import { Link, useHydrated } from '@tanstack/react-router';
import clsx from 'clsx';
import { textLinkClass } from '#client/features/accounts/frame/text-link.ts';
import { UnconfirmedLine } from '#client/features/accounts/menu/unconfirmed-line.tsx';
import { useSession } from '#client/features/accounts/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { homeLink } from '#shared/anchors.ts';
import { reviewTexts } from './review-words.ts';
import { useReviewDialog } from './use-review-dialog.ts';

/** 'Per favore fai login per scrivere una recensione.' */
const AskForLogin = ({ hidden }: { hidden: boolean }) => (
  <p className={clsx(hidden && 'invisible')}>
    Per favore{' '}
    <Link to="/login" search={{ redirect: homeLink('reviews') }} className={textLinkClass}>
      fai login
    </Link>{' '}
    per scrivere una recensione.
  </p>
);

const SentNotice = () => (
  <Notice tone="success" title={reviewTexts.sent}>
    {reviewTexts.sentNote}
  </Notice>
);

/**
 * The way to a review of one's own. The server's page asks for a login, which works without a script;
 * a browser that holds a session hides that until the button is there. The window stays open where
 * the session ends under it, so that nothing written is lost.
 */
export const WriteReview = () => {
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
          Scrivi una recensione
        </Button>
      )}
      {user && !user.emailConfirmed && (
        <UnconfirmedLine email={user.email} onLeave={() => undefined} />
      )}
      {!user && <AskForLogin hidden={isHydrated && session.status === 'unknown'} />}
      {step === 'failed' && (
        <Notice tone="error">Il modulo non si è aperto: controlla la connessione e riprova.</Notice>
      )}
      {ReviewDialog && step === 'open' && (
        <ReviewDialog writerId={writerId} onClose={close} onSent={finish} />
      )}
    </div>
  );
};
