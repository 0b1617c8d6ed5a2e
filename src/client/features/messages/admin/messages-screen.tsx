import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import type { MessageSearch } from './message-search.ts';
import { MessagesOverview } from './messages-overview.tsx';
import { OpenMessage } from './open-message.tsx';
import { useMessages } from './use-messages.ts';

type MessagesScreenProps = { search: MessageSearch; onSearch: (search: MessageSearch) => void };

/** What visitors wrote to the owners. */
export const MessagesScreen = ({ search, onSearch }: MessagesScreenProps) => {
  const found = useMessages(search);
  const { message: opened, ...closed } = search;
  return (
    <>
      <AdminPageHeader
        title="Messaggi"
        purpose="Che cosa scrive chi usa il modulo dei contatti, e le risposte."
      />
      {opened !== undefined && (
        <OpenMessage
          key={opened}
          id={opened}
          listed={found.messages}
          onClose={() => onSearch(closed)}
        />
      )}
      <MessagesOverview found={found} search={search} onSearch={onSearch} />
    </>
  );
};
