import { z } from 'zod';
import {
  adminProcedure,
  publicProcedure,
  rest,
  router,
  staffProcedure,
} from '#server/trpc/trpc.ts';
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

export const siteSettingsRouter = router({
  state: publicProcedure
    .meta(
      rest('GET /site', 'Whether the site is open to visitors, and whether it sends email', {
        staysOpen: true,
      }),
    )
    .input(z.void())
    .output(siteState)
    .query(({ ctx }) => getSiteState(ctx.app, ctx.isHidden)),

  languages: publicProcedure
    .meta(rest('GET /languages', 'The languages offered to visitors'))
    .input(z.void())
    .output(languageOffer)
    .query(async ({ ctx }) => ({ offered: await listOfferedLocales(ctx.app.database) })),

  get: staffProcedure
    .meta(rest('GET /site/settings', 'The settings of the site'))
    .input(z.void())
    .output(siteSettings)
    .query(({ ctx }) => getSiteSettings(ctx.app.database)),

  update: staffProcedure
    .meta(rest('PUT /site/settings', 'Change the settings of the site'))
    .input(updateSiteSettingsInput)
    .output(siteSettings)
    .mutation(({ ctx, input }) => updateSiteSettings(ctx.app, input)),

  sendTestMail: adminProcedure
    .meta(
      rest(
        'POST /site/test-mail',
        'Send a test email to the caller; answers whether the mail server accepted it',
        { keepsPages: true },
      ),
    )
    .input(z.void())
    .output(testMailOutcome)
    .mutation(({ ctx }) => sendTestMail(ctx.app, ctx.caller)),
});
