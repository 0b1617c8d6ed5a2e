import { useState } from 'react';
import { api } from '#client/api/api.ts';
import { Button } from '#client/ui/button.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useCall } from '#client/ui/use-call.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

type AcceptOfferProps = {
  token: string;
  offerId: number;
  startDate: StayDate;
  endDate: StayDate;
};

/** Accepts one offer. The page then shows the confirmed stay from its top. */
export const AcceptOffer = ({ token, offerId, startDate, endDate }: AcceptOfferProps) => {
  const { t, formatDayRange } = useLanguage();
  const [isAccepted, setIsAccepted] = useState(false);
  const call = useCall((_: undefined, signal) =>
    api.offers.accept.mutate({ token, offerId }, { signal }),
  );
  const accept = async () => {
    if (call.isPending || isAccepted) return;
    try {
      await call.run(undefined);
      setIsAccepted(true);
      scrollTo(0, 0);
      location.reload();
    } catch {
      // The notice says it.
    }
  };
  const failure = failureBeside(
    call.error,
    [],
    t('guestPage.acceptFailed'),
    t('guestPage.acceptUnanswered'),
  );
  const dates = formatDayRange(startDate, endDate);
  return (
    <div className="mt-5 grid gap-4 print:hidden">
      <noscript>
        <p>{t('guestPage.acceptByMail')}</p>
      </noscript>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="noscript:hidden">
        <Button
          aria-label={t('guestPage.acceptNamed', { dates })}
          busy={call.isPending || isAccepted}
          className="w-full sm:w-auto"
          onClick={() => void accept()}
        >
          {t('guestPage.accept')}
        </Button>
      </div>
    </div>
  );
};
