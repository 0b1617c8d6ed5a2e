import { z } from 'zod';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  createUserInput,
  listedUser,
  paginatedUsers,
  paginatedUsersInput,
  updateUserInput,
} from '#shared/accounts/users.schema.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  changeUser,
  createUser,
  getUser,
  inviteUser,
  listPaginatedUsers,
  listUsers,
  removeUser,
} from './users.service.ts';

const tags = ['Utenti'];

export const usersRouter = router({
  list: adminProcedure
    .meta({ openapi: { method: 'GET', path: '/auth/users', tags, summary: 'All users' } })
    .input(z.void())
    .output(z.array(listedUser))
    .query(({ ctx }) => listUsers(ctx.app.database)),

  page: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/users/page',
        tags,
        summary: 'One page of users, searched and sorted out',
      },
    })
    .input(paginatedUsersInput)
    .output(paginatedUsers)
    .query(({ ctx, input }) => listPaginatedUsers(ctx.app.database, input)),

  get: adminProcedure
    .meta({ openapi: { method: 'GET', path: '/auth/users/{id}', tags, summary: 'One user' } })
    .input(byId)
    .output(listedUser)
    .query(({ ctx, input }) => getUser(ctx.app.database, input.id)),

  create: adminProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/users/create', tags, summary: 'Make a user' },
      rest: { creates: true },
      keepsPages: true,
      audit: 'service',
    })
    .input(createUserInput)
    .output(listedUser)
    .mutation(({ ctx, input }) => createUser(ctx.app, input, ctx.caller)),

  update: adminProcedure
    .meta({
      openapi: { method: 'PUT', path: '/auth/users/{id}', tags, summary: 'Change a user' },
      audit: 'service',
    })
    .input(updateUserInput)
    .output(listedUser)
    .mutation(({ ctx, input }) => changeUser(ctx.app, input, ctx.caller)),

  invite: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/users/{id}/invite',
        tags,
        summary: 'Mail a user a new link to choose a password',
      },
      keepsPages: true,
      audit: 'service',
    })
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { email } = await inviteUser(ctx.app, input.id, ctx.caller);
      return { message: `L’invito parte ora per ${email}: il link vale sette giorni.` };
    }),

  delete: adminProcedure
    .meta({
      openapi: { method: 'DELETE', path: '/auth/users/{id}', tags, summary: 'Delete a user' },
      audit: 'service',
    })
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await removeUser(ctx.app, input.id, ctx.caller);
      return { message: 'Utente eliminato.' };
    }),
});
