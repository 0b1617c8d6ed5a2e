import { useWaitingRequests } from '#client/features/bookings/admin/use-waiting-requests.ts';
import { useNewMessages } from '#client/features/messages/admin/new-messages.tsx';
import { useWaitingReviews } from '#client/features/reviews/admin/waiting-reviews.tsx';
import { useUrgentTaskCount } from '#client/features/tasks/use-tasks.ts';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { WaitingKind } from './admin-navigation.ts';

export type WaitingCounts = Record<WaitingKind, number>;

/** Zero until loaded. */
export const useWaitingCounts = (today: StayDate): WaitingCounts => {
  const requests = useWaitingRequests();
  const tasks = useUrgentTaskCount(today);
  const mails = trpc.outbox.list.useQuery(undefined, liveQuery);
  const reviews = useWaitingReviews();
  const messages = useNewMessages();
  return {
    requests: requests.data?.total ?? 0,
    mails: mails.data?.length ?? 0,
    tasks,
    reviews: reviews.data?.total ?? 0,
    messages: messages.data?.total ?? 0,
  };
};

const labels: Record<WaitingKind, [one: string, many: string]> = {
  requests: ['richiesta in attesa', 'richieste in attesa'],
  mails: ['mail non inviata', 'mail non inviate'],
  tasks: ['lavoro scaduto o di oggi', 'lavori scaduti o di oggi'],
  reviews: ['recensione da approvare', 'recensioni da approvare'],
  messages: ['messaggio da leggere', 'messaggi da leggere'],
};

export const formatWaitingCount = (kind: WaitingKind, count: number): string =>
  `${count} ${labels[kind][count === 1 ? 0 : 1]}`;
