import { createFileRoute } from '@tanstack/react-router';
import { parseMessageSearch } from '#client/features/messages/admin/message-search.ts';
import { MessagesScreen } from '#client/features/messages/admin/messages-screen.tsx';

const MessagesRoute = () => {
  const { today } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <MessagesScreen
      search={Route.useSearch()}
      today={today}
      // The panel asks by itself before it closes.
      onSearch={(search) =>
        void navigate({ search, replace: true, resetScroll: false, ignoreBlocker: true })
      }
    />
  );
};

export const Route = createFileRoute('/admin/messages')({
  validateSearch: parseMessageSearch,
  head: () => ({ meta: [{ title: 'Messaggi · Area gestione' }] }),
  component: MessagesRoute,
});
