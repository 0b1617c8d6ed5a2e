import { z } from 'zod';
import { adminProcedure, publicProcedure, router, staffProcedure } from '#server/trpc/trpc.ts';
import {
  languageOffer,
  siteSettings,
  siteState,
  testMailOutcome,
  updateSiteSettingsInput,
} from '#shared/site-settings.schema.ts';
import {
  getSiteSettings,
  getSiteState,
  listOfferedLocales,
  updateSiteSettings,
} from './site-settings.service.ts';
import { sendTestMail } from './test-mail.service.ts';

const tags = ['Sito'];

export const siteSettingsRouter = router({
  state: publicProcedure
    .meta({
      staysOpen: true,
      openapi: {
        method: 'GET',
        path: '/site',
        tags,
        summary: 'Whether the site is open to visitors, and whether it sends mails',
      },
    })
    .input(z.void())
    .output(siteState)
    .query(({ ctx }) => getSiteState(ctx.app, ctx.isHidden)),

  languages: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/languages',
        tags,
        summary: 'The languages in which visitors find the site',
      },
    })
    .input(z.void())
    .output(languageOffer)
    .query(async ({ ctx }) => ({ offered: await listOfferedLocales(ctx.app.database) })),

  get: staffProcedure
    .meta({
      openapi: { method: 'GET', path: '/site/settings', tags, summary: 'Settings of the site' },
    })
    .input(z.void())
    .output(siteSettings)
    .query(({ ctx }) => getSiteSettings(ctx.app.database)),

  update: staffProcedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/site/settings',
        tags,
        summary: 'Change the settings of the site',
      },
    })
    .input(updateSiteSettingsInput)
    .output(siteSettings)
    .mutation(({ ctx, input }) => updateSiteSettings(ctx.app, input)),

  sendTestMail: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/site/test-mail',
        tags,
        summary: 'Send a mail to myself and learn whether the mail server took it',
      },
      keepsPages: true,
    })
    .input(z.void())
    .output(testMailOutcome)
    .mutation(({ ctx }) => sendTestMail(ctx.app, ctx.caller)),
});
