import { z } from 'zod';
import { languages } from '#server/languages.ts';
import {
  optionalUserProcedure,
  publicProcedure,
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

const tags = ['Account'];

export const accountsRouter = router({
  register: publicProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/register', tags, summary: 'Register' },
      rest: { creates: true },
      keepsPages: true,
      audit: { leftOut: 'Whoever registers is a guest' },
    })
    .input(registerInput)
    .output(loginAnswer)
    .mutation(async ({ ctx, input }) => ({
      ...(await signUp(ctx.app, input, ctx)),
      needsPasskey: false,
    })),

  confirmEmail: optionalUserProcedure
    .meta({
      staysOpen: true,
      openapi: {
        method: 'POST',
        path: '/auth/confirm-email',
        tags,
        summary: 'Prove an address with the link that was mailed there',
      },
      keepsPages: true,
      audit: { leftOut: 'It proves an address and lets nobody in' },
    })
    .input(confirmEmailInput)
    .output(confirmEmailAnswer)
    .mutation(async ({ ctx, input }) => ({
      ...(await confirmEmail(ctx.app, input, ctx)),
      message: languages[ctx.locale].t('accountErrors.confirmed'),
    })),

  resendConfirmation: optionalUserProcedure
    .meta({
      staysOpen: true,
      openapi: {
        method: 'POST',
        path: '/auth/resend-confirm-email',
        tags,
        summary: 'Ask for the link that proves an address again',
      },
      keepsPages: true,
      audit: { leftOut: 'It sends a mail and changes nothing' },
    })
    .input(addressInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await resendConfirmation(ctx.app, input.email, ctx);
      return { message: languages[ctx.locale].t('accountErrors.confirmationSent') };
    }),

  login: publicProcedure
    .meta({
      staysOpen: true,
      openapi: { method: 'POST', path: '/auth/login', tags, summary: 'Log in' },
      rest: { logsIn: true },
      keepsPages: true,
      audit: 'service',
    })
    .input(loginInput)
    .output(loggedInAnswer)
    .mutation(({ ctx, input }) => login(ctx.app, input, ctx)),

  logout: sessionProcedure
    .meta({
      openapi: { method: 'POST', path: '/auth/logout', tags, summary: 'Log out' },
      keepsPages: true,
    })
    .input(z.void())
    .output(message)
    .mutation(async ({ ctx }) => {
      await closeSession(ctx.app, ctx.caller.sessionId);
      return { message: languages[ctx.locale].t('accountErrors.sessionEnded') };
    }),

  me: sessionProcedure
    .meta({
      openapi: { method: 'GET', path: '/auth/me', tags, summary: 'Who I am' },
    })
    .input(z.void())
    .output(userAnswer)
    .query(async ({ ctx }) => ({
      user: await getOwnUser(ctx.app.database, ctx.caller.userId),
      needsPasskey: ctx.caller.needsPasskey,
    })),

  updateProfile: userProcedure
    .meta({
      openapi: { method: 'PUT', path: '/auth/profile', tags, summary: 'Change my profile' },
    })
    .input(updateProfileInput)
    .output(userAnswer)
    .mutation(async ({ ctx, input }) => {
      if (input.newPassword !== undefined) ctx.note.detail = 'password';
      const user = await updateProfile(ctx.app, ctx.caller, input);
      return { user, needsPasskey: ctx.caller.needsPasskey };
    }),

  forgotPassword: publicProcedure
    .meta({
      staysOpen: true,
      openapi: {
        method: 'POST',
        path: '/auth/forgot-password',
        tags,
        summary: 'Ask for a link to choose a new password',
      },
      keepsPages: true,
      audit: { leftOut: 'It sends a mail and changes nothing' },
    })
    .input(addressInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await forgotPassword(ctx.app, input.email, ctx.clientAddress);
      return {
        message: languages[ctx.locale].t('accountErrors.resetSent'),
      };
    }),

  resetPassword: optionalUserProcedure
    .meta({
      staysOpen: true,
      openapi: {
        method: 'POST',
        path: '/auth/reset-password',
        tags,
        summary: 'Choose a new password with the link that was mailed',
      },
      keepsPages: true,
      audit: 'service',
    })
    .input(resetPasswordInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await resetPassword(ctx.app, input, ctx);
      return { message: languages[ctx.locale].t('accountErrors.passwordChanged') };
    }),
});
