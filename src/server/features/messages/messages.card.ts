import { content } from '#server/card/audit-labels.ts';
import type { Card } from '#server/card/card.ts';
import { joinDetail } from '#server/card/join-detail.ts';
import { formatInstantDay } from '#shared/languages/italian-dates.ts';
import { messagesRouter } from './messages.router.ts';
// No label: it would be personal data.
import { listPaginatedMessages, removeMessages } from './messages.service.ts';

const message = { subject: 'message' };

export const messagesCard = {
  router: messagesRouter,
  tag: 'Messages to the owners, and the answers',
  audit: {
    'messages.create': content('scritto un messaggio dal modulo dei contatti', message),
    'messages.setSuspect': content(
      {
        '': 'spostato un messaggio',
        true: 'messo un messaggio tra gli indesiderati',
        false: 'tolto un messaggio dagli indesiderati',
      },
      { ...message, detail: 'suspect' },
    ),
    'messages.answer': content('risposto a un messaggio', message),
    'messages.delete': content('eliminato un messaggio', message),
  },
  opens: { subject: 'message', table: 'contactMessages' },
  tables: {
    contactMessages: 'messages',
    messageAnswers: 'messages',
  },
  sampled: {
    kind: 'message',
    table: 'contactMessages',
    endsWithEdit: false,
    remove: removeMessages,
  },
  found: {
    kind: 'message',
    find: async ({ database }, wish) => {
      const { messages, total } = await listPaginatedMessages(database, { ...wish, filter: 'all' });
      const hits = messages.map(({ id, name, message, createdAt }) => ({
        id,
        title: name,
        detail: joinDetail(formatInstantDay(createdAt), message),
      }));
      return { total, hits };
    },
  },
} satisfies Card;
