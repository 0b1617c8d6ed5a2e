import { z } from 'zod';
import {
  adminProcedure,
  publicProcedure,
  rest,
  router,
  staffProcedure,
} from '#server/trpc/trpc.ts';
import {
  acceptances,
  acceptContractInput,
  contractSettings,
  guestContractAnswer,
  updateContractSettingsInput,
} from '#shared/contracts/contracts.schema.ts';
import { byId } from '#shared/forms/fields.schema.ts';
import { byToken } from '#shared/guest-page/guest-page.schema.ts';
import { getContractSettings, updateContractSettings } from './contract-settings.service.ts';
import {
  acceptContract,
  getContractPdf,
  getGuestContract,
  listAccepted,
} from './contracts.service.ts';

const ofGuest = { keepsPages: true, staysOpen: true, mayMiss: true } as const;

export const contractsRouter = router({
  forGuest: publicProcedure
    .meta(
      rest('GET /stay/{token}/contract', 'The contract of a stay, for its guest', {
        ...ofGuest,
        isLimited: true,
        description: '`contract` is null while there is nothing to accept.',
      }),
    )
    .input(byToken)
    .output(guestContractAnswer)
    .query(({ ctx: { app, clientAddress, locale }, input: { token } }) =>
      getGuestContract(app, { token, clientAddress }, locale),
    ),

  accept: publicProcedure
    .meta(
      rest('POST /stay/{token}/contract', 'Accept the contract of a stay', {
        ...ofGuest,
        creates: true,
        description:
          'Guest and staff get it as PDF by email. 409 if the text is not the one with this hash any more.',
      }),
    )
    .input(acceptContractInput)
    .output(guestContractAnswer)
    .mutation(({ ctx: { app, clientAddress, locale }, input: { accepts: _, ...input } }) =>
      acceptContract(app, { ...input, clientAddress }, locale),
    ),

  ofStay: staffProcedure
    .meta(rest('GET /bookings/{id}/contracts', 'What the guest of a stay accepted'))
    .input(byId)
    .output(acceptances)
    .query(({ ctx, input }) => listAccepted(ctx.app.database, input.id)),

  file: staffProcedure
    .meta(
      rest('GET /contracts/{id}/file', 'An accepted contract as PDF', {
        fileName: 'contratto.pdf',
        fileType: 'application/pdf',
      }),
    )
    .input(byId)
    .output(z.string())
    .query(async ({ ctx, input }) =>
      (await getContractPdf(ctx.app.database, input.id)).toString('base64'),
    ),

  settings: adminProcedure
    .meta(rest('GET /contract-settings', 'The text that guests accept'))
    .input(z.void())
    .output(contractSettings)
    .query(({ ctx }) => getContractSettings(ctx.app.database)),

  updateSettings: adminProcedure
    .meta(
      rest('PUT /contract-settings', 'Change the text that guests accept', {
        keepsPages: true,
        description: 'What was accepted stays as it is.',
      }),
    )
    .input(updateContractSettingsInput)
    .output(contractSettings)
    .mutation(({ ctx, input }) => updateContractSettings(ctx.app, input)),
});
