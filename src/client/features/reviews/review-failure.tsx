import { Link } from '@tanstack/react-router';
import { noticeLinkClass } from '#client/features/accounts/frame/text-link.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Notice } from '#client/ui/notice.tsx';
import { homeLink } from '#shared/anchors.ts';
import { reviewTexts } from './review-words.ts';

/** Why a review was not taken. A session that has ended leads to the login, and back to what was written. */
export const ReviewFailure = ({ error }: { error: unknown }) => {
  const said = apiErrorOf(error);
  return (
    <Notice
      tone="error"
      title={reviewTexts.sendFailed}
      action={
        said?.code === 'UNAUTHENTICATED' && (
          <Link
            to="/login"
            search={{ redirect: homeLink('reviews') }}
            className={`${noticeLinkClass} inline-flex min-h-6 items-center`}
          >
            Vai al login
          </Link>
        )
      }
    >
      {said?.message ?? 'Il server non risponde: controlla la connessione e riprova.'}
    </Notice>
  );
};
