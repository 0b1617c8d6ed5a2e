import { z } from 'zod';
import { publicProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  answerMessageInput,
  createMessageInput,
  markReadInput,
  paginatedMessages,
  paginatedMessagesInput,
  sentMessage,
  setSuspectInput,
  staffMessage,
} from '#shared/messages.schema.ts';
import {
  answerMessage,
  deleteMessage,
  getMessage,
  listMessages,
  listPaginatedMessages,
  markMessageRead,
  sendMessage,
  setMessageSuspect,
} from './messages.service.ts';

// No page of the site shows messages, so the page cache stays valid.
const keepsPages = true;

export const messagesRouter = router({
  create: publicProcedure
    .meta(rest('POST /contact', 'Send a message to the owners', { creates: true, keepsPages }))
    .input(createMessageInput)
    .output(sentMessage)
    .mutation(({ ctx: { app, clientAddress, locale }, input }) =>
      sendMessage(app, input, { clientAddress, locale }),
    ),

  list: staffProcedure
    .meta(rest('GET /contact', 'All messages including suspected spam, newest first'))
    .input(z.void())
    .output(z.array(staffMessage))
    .query(({ ctx }) => listMessages(ctx.app.database)),

  page: staffProcedure
    .meta(rest('GET /contact/page', 'One page of messages, searched and filtered'))
    .input(paginatedMessagesInput)
    .output(paginatedMessages)
    .query(({ ctx, input }) => listPaginatedMessages(ctx.app.database, input)),

  get: staffProcedure
    .meta(rest('GET /contact/{id}', 'One message'))
    .input(byId)
    .output(staffMessage)
    .query(({ ctx, input }) => getMessage(ctx.app.database, input.id)),

  markRead: staffProcedure
    .meta(
      rest('PATCH /contact/{id}/read', 'Mark a message as read or unread', {
        keepsPages,
        audit: { leftOut: 'Opening a message does it: reading is no news' },
      }),
    )
    .input(markReadInput)
    .output(staffMessage)
    .mutation(({ ctx, input }) => markMessageRead(ctx.app, input)),

  setSuspect: staffProcedure
    .meta(
      rest(
        'PATCH /contact/{id}/suspect',
        'Mark a message as suspected spam, or move it back to the inbox',
        {
          keepsPages,
        },
      ),
    )
    .input(setSuspectInput)
    .output(staffMessage)
    .mutation(({ ctx, input }) => setMessageSuspect(ctx.app, input)),

  answer: staffProcedure
    .meta(rest('POST /contact/{id}/answer', 'Answer a message by email', { keepsPages }))
    .input(answerMessageInput)
    .output(staffMessage)
    .mutation(({ ctx: { app, caller }, input }) => answerMessage(app, input, caller)),

  delete: staffProcedure
    .meta(rest('DELETE /contact/{id}', 'Delete a message', { keepsPages }))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await deleteMessage(ctx.app, input.id);
      return { message: 'Messaggio eliminato.' };
    }),
});
