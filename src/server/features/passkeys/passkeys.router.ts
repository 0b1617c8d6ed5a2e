import { z } from 'zod';
import { languages } from '#server/languages.ts';
import {
  adminProcedure,
  loginProcedure,
  proverProcedure,
  publicProcedure,
  rest,
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
  recovered,
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

export const passkeysRouter = router({
  list: proverProcedure
    .meta(rest('GET /auth/passkeys', "The caller's passkeys"))
    .input(z.void())
    .output(z.array(passkey))
    .query(({ ctx }) => listPasskeys(ctx.app.database, ctx.caller.userId)),

  offer: proverProcedure
    .meta(
      rest('POST /auth/passkeys/options', 'WebAuthn creation options for a new passkey', {
        keepsPages: true,
        audit: { leftOut: 'It offers a challenge and changes nothing' },
      }),
    )
    .input(offerPasskeyInput)
    .output(creationOptions)
    .mutation(({ ctx, input }) => offerPasskey(ctx.app, ctx.caller, input.currentPassword)),

  add: proverProcedure
    .meta(
      rest('POST /auth/passkeys', 'Add a passkey; the first one comes with recovery codes', {
        creates: true,
        tellsSession: true,
        keepsPages: true,
      }),
    )
    .input(addPasskeyInput)
    .output(addedPasskey)
    .mutation(({ ctx, input }) => addPasskey(ctx.app, ctx.caller, input)),

  rename: userProcedure
    .meta(rest('PATCH /auth/passkeys/{id}', 'Rename a passkey', { keepsPages: true }))
    .input(renamePasskeyInput)
    .output(passkey)
    .mutation(({ ctx, input }) => renamePasskey(ctx.app, ctx.caller, input)),

  remove: userProcedure
    .meta(rest('DELETE /auth/passkeys/{id}', 'Remove a passkey', { keepsPages: true }))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx.app, ctx.caller, input.id);
      return { message: languages[ctx.locale].t('accountErrors.passkeyRemoved') };
    }),

  ofUser: adminProcedure
    .meta(rest('GET /auth/users/{id}/passkeys', "A user's passkeys"))
    .input(byId)
    .output(z.array(passkey))
    .query(({ ctx, input }) => listPasskeys(ctx.app.database, input.id)),

  reset: adminProcedure
    .meta(
      rest(
        'DELETE /auth/users/{id}/passkeys',
        "Remove all passkeys and recovery codes of a user, and end the user's sessions",
        { keepsPages: true, audit: 'service' },
      ),
    )
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await resetPasskeys(ctx.app, ctx.caller, input.id);
      return { message: 'Passkey rimosse: ora entra con la password, e ne aggiunge una nuova.' };
    }),

  renewCodes: userProcedure
    .meta(
      rest('POST /auth/recovery-codes', 'Replace the recovery codes; the old ones stop working', {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(recoveryCodes)
    .mutation(async ({ ctx }) => ({
      recoveryCodes: await replaceRecoveryCodes(ctx.app, ctx.caller),
    })),

  offerLogin: publicProcedure
    .meta(
      rest('POST /auth/passkey/options', 'WebAuthn request options for logging in with a passkey', {
        staysOpen: true,
        keepsPages: true,
        audit: { leftOut: 'It offers a challenge and changes nothing' },
      }),
    )
    .input(z.void())
    .output(requestOptions)
    .mutation(({ ctx }) => offerPasskeyLogin(ctx.app, ctx.clientAddress)),

  login: loginProcedure
    .meta(
      rest(
        'POST /auth/passkey',
        'Log in with a passkey, or verify a session that a password opened',
        { logsIn: true, tellsSession: true, staysOpen: true, keepsPages: true, audit: 'service' },
      ),
    )
    .input(passkeyLoginInput)
    .output(loginAnswer)
    .mutation(({ ctx, input }) => loginWithPasskey(ctx.app, input.response, ctx)),

  recover: sessionProcedure
    .meta(
      rest('POST /auth/recovery', "Verify the caller's session with a recovery code", {
        tellsSession: true,
        keepsPages: true,
      }),
    )
    .input(recoveryInput)
    .output(recovered)
    .mutation(async ({ ctx, input }) => ({
      codesLeft: await recoverSession(ctx.app, ctx.caller, input.code),
      message: languages[ctx.locale].t('accountErrors.codeAccepted'),
    })),

  policy: adminProcedure
    .meta(rest('GET /settings/passkeys', 'Whether staff must use passkeys'))
    .input(z.void())
    .output(passkeyPolicy)
    .query(async ({ ctx }) => ({ staffNeedPasskey: await staffNeedPasskey(ctx.app.database) })),

  setPolicy: adminProcedure
    .meta(
      rest('PUT /settings/passkeys', 'Choose whether staff must use passkeys', {
        keepsPages: true,
      }),
    )
    .input(passkeyPolicy)
    .output(passkeyPolicy)
    .mutation(async ({ ctx, input }) => {
      await demandPasskeys(ctx.app, ctx.caller, input.staffNeedPasskey);
      return input;
    }),
});
