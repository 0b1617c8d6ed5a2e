import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { messageLinkBeside } from './message-link-id.ts';
import { MessagePanel } from './message-panel.tsx';
import { messageFailures } from './message-words.ts';

type OpenMessageProps = { id: number; listed: readonly StaffMessage[]; onClose: () => void };

/** The message that the address names, which may be gone by now and need not be in the list. */
export const OpenMessage = ({ id, listed, onClose }: OpenMessageProps) => {
  const query = trpc.messages.get.useQuery(
    { id },
    // Forgotten with the panel, so that a deleted message never shows again.
    {
      staleTime: 0,
      gcTime: 0,
      retry: false,
      placeholderData: () => listed.find((listedOne) => listedOne.id === id),
    },
  );
  if (query.data) {
    return (
      <MessagePanel
        message={query.data}
        nextFocusId={messageLinkBeside(listed, id)}
        onClose={onClose}
      />
    );
  }
  if (!query.isError) return null;
  return (
    <div className="mb-6">
      {apiErrorOf(query.error)?.code === 'NOT_FOUND' ? (
        <Notice tone="warning">Il messaggio cercato non c’è più.</Notice>
      ) : (
        <LoadFailure
          title={messageFailures.load}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
};
