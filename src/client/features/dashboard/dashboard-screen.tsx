import { useState } from 'react';
import { BackupAge } from '#client/features/backups/backup-age.tsx';
import { useWaitingRequests } from '#client/features/bookings/admin/use-waiting-requests.ts';
import { CalendarConflicts } from '#client/features/calendars/admin/calendar-conflicts.tsx';
import { DutiesToday } from '#client/features/duties/duties-today.tsx';
import { FirstSteps } from '#client/features/first-steps/first-steps.tsx';
import { MailsByHand } from '#client/features/guest-mails/mails-by-hand.tsx';
import { NewMessages, useNewMessages } from '#client/features/messages/admin/new-messages.tsx';
import { MissingParties } from '#client/features/party/admin/missing-parties.tsx';
import { OpenPortalStays } from '#client/features/portal-stays/open-portal-stays.tsx';
import {
  useWaitingReviews,
  WaitingReviews,
} from '#client/features/reviews/admin/waiting-reviews.tsx';
import { DueTasks } from '#client/features/tasks/due-tasks.tsx';
import { AlertStrip } from '#client/ui/alert-strip.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords } from '#shared/languages/italian-dates.ts';
import { HOUSE_ID, HouseToday, NextInHouse } from './house-today.tsx';
import { OffersToday } from './offers-today.tsx';
import { RefundsToday } from './refunds-today.tsx';
import { RemoveSample } from './remove-sample.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { UnpaidStays } from './unpaid-stays.tsx';
import { CONFLICTS_ID, useAlerts } from './use-alerts.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

/** Whether a guest waits for an answer; undefined until known. */
const useSomeoneWaits = (): boolean | undefined => {
  const queries = [useWaitingRequests(), useNewMessages(), useWaitingReviews()];
  if (queries.some(({ isPending }) => isPending)) return undefined;
  return queries.some(({ data }) => (data?.total ?? 0) > 0);
};

/** The start page, by weight: alerts, requests and messages, the house, and then the rest. */
export const DashboardScreen = ({ today }: { today: StayDate }) => {
  const [isRemovingSample, setRemovingSample] = useState(false);
  const alerts = useAlerts({ today, removeSample: () => setRemovingSample(true) });
  const someoneWaits = useSomeoneWaits();
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:mb-6">
        <div className="min-w-0">
          <h1 className="text-3xl">Oggi</h1>
          <p className="text-ink-soft first-letter:uppercase">{formatDayInWords(today)}</p>
          <NextInHouse today={today} />
        </div>
        <Shortcuts />
      </header>
      <div className="grid gap-4 md:gap-6">
        <AlertStrip alerts={alerts} />
        <RemoveSample open={isRemovingSample} onClose={() => setRemovingSample(false)} />
        <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[3fr_2fr]">
          <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-6">
            <WaitingRequests today={today} />
            <div id={CONFLICTS_ID} className="scroll-mt-20 empty:hidden">
              <CalendarConflicts />
            </div>
            <NewMessages />
            <WaitingReviews />
            {someoneWaits !== undefined && (
              <FirstSteps saidAbove={alerts.map(({ key }) => key)} isFolded={someoneWaits} />
            )}
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <div id={HOUSE_ID} className="scroll-mt-20">
              <HouseToday today={today} />
            </div>
            <DutiesToday today={today} />
            <OffersToday today={today} />
            <DueTasks today={today} />
            <MailsByHand />
            <OpenPortalStays />
            <MissingParties />
            <UnpaidStays />
            <RefundsToday />
            <BackupAge />
          </div>
        </div>
      </div>
    </>
  );
};
