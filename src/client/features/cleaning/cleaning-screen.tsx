import { Printer } from 'lucide-react';
import { useIsStaff } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatInstant } from '#shared/languages/italian-dates.ts';
import { CleaningLink } from './cleaning-link.tsx';
import { CleaningStays } from './cleaning-stays.tsx';
import { CleaningTasks } from './cleaning-tasks.tsx';

/** What whoever cleans has to know and to do, on a phone or on paper. */
export const CleaningScreen = ({ today }: { today: StayDate }) => {
  const query = trpc.cleaning.get.useQuery(undefined, liveQuery);
  const isStaff = useIsStaff();
  const seenAt = formatInstant(new Date(query.dataUpdatedAt).toISOString());
  return (
    <>
      <AdminPageHeader
        title="Pulizie"
        purpose="Chi arriva, chi parte e che cosa c’è da fare."
        action={
          <Button
            variant="secondary"
            size="small"
            className="print:hidden"
            onClick={() => window.print()}
          >
            <Printer aria-hidden className="size-4" />
            Stampa
          </Button>
        }
      />
      <Loaded
        query={query}
        failure="Arrivi e task non si sono caricati"
        skeleton={<Skeleton className="h-96" />}
      >
        {({ stays, tasks }) => (
          <div className="grid gap-5">
            {query.isError && (
              <Notice tone="warning">
                La connessione non va: qui c’è quello che si sapeva il {seenAt}.
              </Notice>
            )}
            <DashboardSection title="Arrivi e partenze">
              <CleaningStays stays={stays} today={today} />
            </DashboardSection>
            <DashboardSection title="Da fare">
              <CleaningTasks tasks={tasks} today={today} />
            </DashboardSection>
            {isStaff && <CleaningLink />}
            <p className="hidden text-sm print:block">Com’era il {seenAt}.</p>
          </div>
        )}
      </Loaded>
    </>
  );
};
