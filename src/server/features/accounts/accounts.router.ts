import { z } from 'zod';
import { languages } from '#server/languages.ts';
import {
  optionalUserProcedure,
  publicProcedure,
  rest,
  router,
  sessionProcedure,
  userProcedure,
} from '#server/trpc/trpc.ts';
import {
  addressInput,
  confirmEmailAnswer,
  confirmEmailInput,
  loggedInAnswer,
  loginAnswer,
  loginInput,
  registerInput,
  resetPasswordInput,
  updateProfileInput,
  userAnswer,
} from '#shared/accounts/accounts.schema.ts';
import { message } from '#shared/forms/fields.schema.ts';
import { getOwnUser, login } from './accounts.service.ts';
import { confirmEmail, resendConfirmation } from './email-confirmation.service.ts';
import { forgotPassword, resetPassword } from './password-reset.service.ts';
import { updateProfile } from './profile.service.ts';
import { closeSession } from './sessions.service.ts';
import { signUp } from './sign-up.service.ts';

export const accountsRouter = router({
  register: publicProcedure
    .meta(
      rest('POST /auth/register', 'Register an account', {
        creates: true,
        keepsPages: true,
        audit: { leftOut: 'Whoever registers is a guest' },
      }),
    )
    .input(registerInput)
    .output(loginAnswer)
    .mutation(async ({ ctx, input }) => ({
      ...(await signUp(ctx.app, input, ctx)),
      needsPasskey: false,
    })),

  confirmEmail: optionalUserProcedure
    .meta(
      rest(
        'POST /auth/confirm-email',
        'Confirm an email address with the token from the mailed link',
        {
          description:
            'Send the bearer token that /auth/register returned. Without it the address is confirmed but the password is discarded; set a new one with `passwordToken` and /auth/reset-password.',
          staysOpen: true,
          keepsPages: true,
          audit: { leftOut: 'It proves an address and lets nobody in' },
        },
      ),
    )
    .input(confirmEmailInput)
    .output(confirmEmailAnswer)
    .mutation(async ({ ctx, input }) => ({
      ...(await confirmEmail(ctx.app, input, ctx)),
      message: languages[ctx.locale].t('accountErrors.confirmed'),
    })),

  resendConfirmation: optionalUserProcedure
    .meta(
      rest('POST /auth/resend-confirm-email', 'Send the confirmation link again', {
        staysOpen: true,
        keepsPages: true,
        audit: { leftOut: 'It sends a mail and changes nothing' },
      }),
    )
    .input(addressInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await resendConfirmation(ctx.app, input.email, ctx);
      return { message: languages[ctx.locale].t('accountErrors.confirmationSent') };
    }),

  login: publicProcedure
    .meta(
      rest('POST /auth/login', 'Log in', {
        logsIn: true,
        staysOpen: true,
        keepsPages: true,
        audit: 'service',
      }),
    )
    .input(loginInput)
    .output(loggedInAnswer)
    .mutation(({ ctx, input }) => login(ctx.app, input, ctx)),

  logout: sessionProcedure
    .meta(rest('POST /auth/logout', 'Log out', { keepsPages: true }))
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await closeSession(ctx.app, ctx.caller.sessionId);
      return { message: languages[ctx.locale].t('accountErrors.sessionEnded') };
    }),

  me: sessionProcedure
    .meta(rest('GET /auth/me', 'The logged-in user'))
    .input(z.void())
    .output(userAnswer)
    .query(async ({ ctx }) => ({
      user: await getOwnUser(ctx.app.database, ctx.caller.userId),
      needsPasskey: ctx.caller.needsPasskey,
    })),

  updateProfile: userProcedure
    .meta(rest('PUT /auth/profile', "Change the caller's profile"))
    .input(updateProfileInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => {
      if (input.newPassword !== undefined) ctx.note.detail = 'password';
      const user = await updateProfile(ctx.app, ctx.caller, input);
      return { user, needsPasskey: ctx.caller.needsPasskey };
    }),

  forgotPassword: publicProcedure
    .meta(
      rest('POST /auth/forgot-password', 'Send a link for choosing a new password', {
        staysOpen: true,
        keepsPages: true,
        audit: { leftOut: 'It sends a mail and changes nothing' },
      }),
    )
    .input(addressInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await forgotPassword(ctx.app, input.email, ctx.clientAddress);
      return {
        message: languages[ctx.locale].t('accountErrors.resetSent'),
      };
    }),

  resetPassword: optionalUserProcedure
    .meta(
      rest(
        'POST /auth/reset-password',
        'Choose a new password with the token from the mailed link',
        {
          staysOpen: true,
          keepsPages: true,
          audit: 'service',
        },
      ),
    )
    .input(resetPasswordInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await resetPassword(ctx.app, input, ctx);
      return { message: languages[ctx.locale].t('accountErrors.passwordChanged') };
    }),
});
