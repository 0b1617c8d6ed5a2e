import { trpc } from '#client/trpc.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { RecentTime } from '#client/ui/recent-time.tsx';
import { MoreWaiting, WaitingItem } from '#client/ui/waiting-list.tsx';
import { messageFailures } from './message.form.ts';

const MAX_SHOWN = 3;

export const useNewMessages = () =>
  trpc.messages.page.useQuery({ page: 1, limit: MAX_SHOWN, filter: 'new' }, liveQuery);

export const NewMessages = () => {
  const { data, isError, error, refetch } = useNewMessages();
  if (!data && isError) {
    return (
      <LoadFailure title={messageFailures.load} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data || data.total === 0) return null;
  const { messages, total } = data;
  const more = total - messages.length;
  return (
    <DashboardSection title="Messaggi nuovi" note={`${total} da leggere`}>
      <ul className="divide-y divide-sand-200">
        {messages.map((message) => (
          <WaitingItem
            key={message.id}
            target={{ to: '/admin/messages', search: { message: message.id } }}
            title={message.name}
            text={message.message}
            note={
              <>
                Ricevuto <RecentTime instant={message.createdAt} />
              </>
            }
          />
        ))}
      </ul>
      {more > 0 && (
        <MoreWaiting target={{ to: '/admin/messages', search: { filter: 'new' } }}>
          {more === 1 ? 'Ancora uno' : `Ancora altri ${more}`}
        </MoreWaiting>
      )}
    </DashboardSection>
  );
};
