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
import {
  confirmEmail,
  denyRegistration,
  resendConfirmation,
} from './email-confirmation.service.ts';
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
            'The registration named in the email is confirmed with its name and password, whoever calls: log in with them afterwards. The token that /auth/register returned gets all rights; no other session is opened. Other registrations of the address end.',
          staysOpen: true,
          keepsPages: true,
          audit: { leftOut: 'It proves an address and lets nobody in' },
        },
      ),
    )
    .input(confirmEmailInput)
    .output(confirmEmailAnswer)
    .mutation(async ({ ctx, input }) => ({
      registration: await confirmEmail(ctx.app, input, ctx.caller),
      message: languages[ctx.locale].t('accountErrors.confirmed'),
    })),

  denyRegistration: publicProcedure
    .meta(
      rest(
        'POST /auth/deny-registration',
        'Delete the account that was registered with this address, with the token from the mailed link',
        {
          description:
            'For the owner of the address, who did not register. Works for 48 hours after the email, also after the confirmation, and ends the sessions of the account.',
          staysOpen: true,
          keepsPages: true,
          audit: { leftOut: 'Whoever registers is a guest' },
        },
      ),
    )
    .input(confirmEmailInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await denyRegistration(ctx.app, input);
      return { message: languages[ctx.locale].t('accountErrors.registrationDenied') };
    }),

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
        tellsSession: true,
        staysOpen: true,
        keepsPages: true,
        audit: 'service',
      }),
    )
    .input(loginInput)
    .output(loggedInAnswer)
    .mutation(({ ctx, input }) => login(ctx.app, input, ctx)),

  logout: sessionProcedure
    .meta(rest('POST /auth/logout', 'Log out', { tellsSession: true, keepsPages: true }))
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await closeSession(ctx.app, ctx.caller.sessionId);
      return { message: languages[ctx.locale].t('accountErrors.sessionEnded') };
    }),

  me: sessionProcedure
    .meta(rest('GET /auth/me', 'The logged-in user', { tellsSession: true }))
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

  resetPassword: publicProcedure
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
      await resetPassword(ctx.app, input);
      return { message: languages[ctx.locale].t('accountErrors.passwordChanged') };
    }),
});
