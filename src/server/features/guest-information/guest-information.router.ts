import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import {
  guestInformation,
  updateGuestInformationInput,
} from '#shared/guest-page/guest-information.schema.ts';
import { getGuestInformation, updateGuestInformation } from './guest-information.service.ts';

export const guestInformationRouter = router({
  get: staffProcedure
    .meta(rest('GET /guest-information', 'What guests read on the page of their stay'))
    .input(z.void())
    .output(guestInformation)
    .query(({ ctx }) => getGuestInformation(ctx.app.database)),

  update: staffProcedure
    .meta(
      rest('PUT /guest-information', 'Change what guests read on the page of their stay', {
        keepsPages: true,
      }),
    )
    .input(updateGuestInformationInput)
    .output(guestInformation)
    .mutation(({ ctx, input }) => updateGuestInformation(ctx.app, input)),
});
