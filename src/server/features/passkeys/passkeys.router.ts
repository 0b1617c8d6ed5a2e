import { z } from 'zod';
import { languages } from '#server/languages.ts';
import {
  adminProcedure,
  optionalUserProcedure,
  publicProcedure,
  router,
  sessionProcedure,
  userProcedure,
} from '#server/trpc/trpc.ts';
import { loginAnswer } from '#shared/accounts/accounts.schema.ts';
import {
  addedPasskey,
  addPasskeyInput,
  creationOptions,
  offerPasskeyInput,
  passkey,
  passkeyLoginInput,
  passkeyPolicy,
  recoveryCodes,
  recoveryInput,
  renamePasskeyInput,
  requestOptions,
} from '#shared/accounts/passkeys.schema.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import { listPasskeys, staffNeedPasskey } from './passkeys.repository.ts';
import {
  addPasskey,
  demandPasskeys,
  loginWithPasskey,
  offerPasskey,
  offerPasskeyLogin,
  removePasskey,
  renamePasskey,
  replaceRecoveryCodes,
} from './passkeys.service.ts';
import { recoverSession } from './recovery-codes.ts';
import { resetPasskeys } from './way-back.service.ts';

const tags = ['Account'];

export const passkeysRouter = router({
  list: userProcedure
    .meta({ openapi: { method: 'GET', path: '/auth/passkeys', tags, summary: 'My passkeys' } })
    .input(z.void())
    .output(z.array(passkey))
    .query(({ ctx }) => listPasskeys(ctx.app.database, ctx.caller.userId)),

  offer: userProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/passkeys/options',
        tags,
        summary: "What a browser needs to make a passkey (WebAuthn's creation options)",
      },
      keepsPages: true,
      audit: { leftOut: 'It offers a challenge and changes nothing' },
    })
    .input(offerPasskeyInput)
    .output(creationOptions)
    .mutation(({ ctx, input }) => offerPasskey(ctx.app, ctx.caller, input.currentPassword)),

  add: userProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/passkeys',
        tags,
        summary: 'Add a passkey; recovery codes come with the first',
      },
      rest: { creates: true },
      keepsPages: true,
    })
    .input(addPasskeyInput)
    .output(addedPasskey)
    .mutation(({ ctx, input }) => addPasskey(ctx.app, ctx.caller, input)),

  rename: userProcedure
    .meta({
      openapi: { method: 'PATCH', path: '/auth/passkeys/{id}', tags, summary: 'Rename a passkey' },
      keepsPages: true,
    })
    .input(renamePasskeyInput)
    .output(passkey)
    .mutation(({ ctx, input }) => renamePasskey(ctx.app, ctx.caller, input)),

  remove: userProcedure
    .meta({
      openapi: { method: 'DELETE', path: '/auth/passkeys/{id}', tags, summary: 'Remove a passkey' },
      keepsPages: true,
    })
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx.app, ctx.caller, input.id);
      return { message: languages[ctx.locale].t('accountErrors.passkeyRemoved') };
    }),

  ofUser: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/auth/users/{id}/passkeys',
        tags,
        summary: "A user's passkeys",
      },
    })
    .input(byId)
    .output(z.array(passkey))
    .query(({ ctx, input }) => listPasskeys(ctx.app.database, input.id)),

  reset: adminProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/auth/users/{id}/passkeys',
        tags,
        summary: "Remove all of a user's passkeys and recovery codes, and end the sessions",
      },
      keepsPages: true,
      audit: 'service',
    })
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await resetPasskeys(ctx.app, ctx.caller, input.id);
      return { message: 'Passkey tolte: ora entra con la password, e ne aggiunge una nuova.' };
    }),

  renewCodes: userProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/recovery-codes',
        tags,
        summary: 'New recovery codes; those of before are void',
      },
      keepsPages: true,
    })
    .input(z.void())
    .output(recoveryCodes)
    .mutation(async ({ ctx }) => ({
      recoveryCodes: await replaceRecoveryCodes(ctx.app, ctx.caller),
    })),

  offerLogin: publicProcedure
    .meta({
      staysOpen: true,
      openapi: {
        method: 'POST',
        path: '/auth/passkey/options',
        tags,
        summary: "What a browser needs to log in with a passkey (WebAuthn's request options)",
      },
      keepsPages: true,
      audit: { leftOut: 'It offers a challenge and changes nothing' },
    })
    .input(z.void())
    .output(requestOptions)
    .mutation(({ ctx }) => offerPasskeyLogin(ctx.app, ctx.clientAddress)),

  login: optionalUserProcedure
    .meta({
      staysOpen: true,
      openapi: {
        method: 'POST',
        path: '/auth/passkey',
        tags,
        summary: 'Log in with a passkey, or prove a session that a password opened',
      },
      rest: { logsIn: true },
      keepsPages: true,
      audit: 'service',
    })
    .input(passkeyLoginInput)
    .output(loginAnswer)
    .mutation(({ ctx, input }) => loginWithPasskey(ctx.app, input.response, ctx)),

  recover: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/recovery',
        tags,
        summary: 'Prove my session with a recovery code',
      },
      keepsPages: true,
    })
    .input(recoveryInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await recoverSession(ctx.app, ctx.caller, input.code);
      return { message: languages[ctx.locale].t('accountErrors.codeAccepted') };
    }),

  policy: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/settings/passkeys',
        tags,
        summary: 'Whether staff must log in with a passkey',
      },
    })
    .input(z.void())
    .output(passkeyPolicy)
    .query(async ({ ctx }) => ({ staffNeedPasskey: await staffNeedPasskey(ctx.app.database) })),

  setPolicy: adminProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/settings/passkeys',
        tags,
        summary: 'Demand passkeys of staff, or no longer',
      },
      keepsPages: true,
    })
    .input(passkeyPolicy)
    .output(passkeyPolicy)
    .mutation(async ({ ctx, input }) => {
      await demandPasskeys(ctx.app, ctx.caller, input.staffNeedPasskey);
      return input;
    }),
});
