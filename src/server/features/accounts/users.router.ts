import { z } from 'zod';
import { adminProcedure, rest, router } from '#server/trpc/trpc.ts';
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

export const usersRouter = router({
  list: adminProcedure
    .meta(rest('GET /auth/users', 'All users'))
    .input(z.void())
    .output(z.array(listedUser))
    .query(({ ctx }) => listUsers(ctx.app.database)),

  page: adminProcedure
    .meta(rest('GET /auth/users/page', 'One page of users, searched and filtered'))
    .input(paginatedUsersInput)
    .output(paginatedUsers)
    .query(({ ctx, input }) => listPaginatedUsers(ctx.app.database, input)),

  get: adminProcedure
    .meta(rest('GET /auth/users/{id}', 'One user'))
    .input(byId)
    .output(listedUser)
    .query(({ ctx, input }) => getUser(ctx.app.database, input.id)),

  create: adminProcedure
    .meta(
      rest('POST /auth/users/create', 'Create a user', {
        creates: true,
        keepsPages: true,
        audit: 'service',
      }),
    )
    .input(createUserInput)
    .output(listedUser)
    .mutation(({ ctx, input }) => createUser(ctx.app, input, ctx.caller)),

  update: adminProcedure
    .meta(rest('PUT /auth/users/{id}', 'Change a user', { audit: 'service' }))
    .input(updateUserInput)
    .output(listedUser)
    .mutation(({ ctx, input }) => changeUser(ctx.app, input, ctx.caller)),

  invite: adminProcedure
    .meta(
      rest('POST /auth/users/{id}/invite', 'Send a user a new link for choosing a password', {
        keepsPages: true,
        audit: 'service',
      }),
    )
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { email } = await inviteUser(ctx.app, input.id, ctx.caller);
      return { message: `L’invito parte ora per ${email}: il link vale sette giorni.` };
    }),

  delete: adminProcedure
    .meta(rest('DELETE /auth/users/{id}', 'Delete a user', { audit: 'service' }))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await removeUser(ctx.app, input.id, ctx.caller);
      return { message: 'Utente eliminato.' };
    }),
});
