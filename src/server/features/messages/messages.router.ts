import { z } from 'zod';
import { publicProcedure, router, staffProcedure } from '#server/trpc/trpc.ts';
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

const tags = ['Messaggi'];

// No page of the site shows messages, so the page cache stays valid.
const keepsPages = true;

export const messagesRouter = router({
  create: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/contact', tags, summary: 'Write to the owners' },
      rest: { creates: true },
      keepsPages,
    })
    .input(createMessageInput)
    .output(sentMessage)
    .mutation(({ ctx: { app, clientAddress, locale }, input }) =>
      sendMessage(app, input, { clientAddress, locale }),
    ),

  list: staffProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contact',
        tags,
        summary: 'All messages, suspect ones too, the newest first',
      },
    })
    .input(z.void())
    .output(z.array(staffMessage))
    .query(({ ctx }) => listMessages(ctx.app.database)),

  page: staffProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contact/page',
        tags,
        summary: 'One page of messages, searched and sorted out',
      },
    })
    .input(paginatedMessagesInput)
    .output(paginatedMessages)
    .query(({ ctx, input }) => listPaginatedMessages(ctx.app.database, input)),

  get: staffProcedure
    .meta({ openapi: { method: 'GET', path: '/contact/{id}', tags, summary: 'A message' } })
    .input(byId)
    .output(staffMessage)
    .query(({ ctx, input }) => getMessage(ctx.app.database, input.id)),

  markRead: staffProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/contact/{id}/read',
        tags,
        summary: 'Mark a message as read, or as new again',
      },
      keepsPages,
      audit: { leftOut: 'Opening a message does it: reading is no news' },
    })
    .input(markReadInput)
    .output(staffMessage)
    .mutation(({ ctx, input }) => markMessageRead(ctx.app, input)),

  setSuspect: staffProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/contact/{id}/suspect',
        tags,
        summary: 'Lay a message apart, or take it back among the others',
      },
      keepsPages,
    })
    .input(setSuspectInput)
    .output(staffMessage)
    .mutation(({ ctx, input }) => setMessageSuspect(ctx.app, input)),

  answer: staffProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contact/{id}/answer',
        tags,
        summary: 'Mail an answer to the sender',
      },
      keepsPages,
    })
    .input(answerMessageInput)
    .output(staffMessage)
    .mutation(({ ctx: { app, caller }, input }) => answerMessage(app, input, caller)),

  delete: staffProcedure
    .meta({
      openapi: { method: 'DELETE', path: '/contact/{id}', tags, summary: 'Delete a message' },
      keepsPages,
    })
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await deleteMessage(ctx.app, input.id);
      return { message: 'Messaggio eliminato.' };
    }),
});
