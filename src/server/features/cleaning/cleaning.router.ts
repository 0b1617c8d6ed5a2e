import { z } from 'zod';
import { adminProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { cleaningLink, cleaningStay, formerCleaner } from '#shared/tasks/cleaning.schema.ts';
import { listCleaningStays } from './cleaning.service.ts';
import {
  dismissFormerCleaners,
  getCleaningLink,
  getFormerCleaners,
  renewCleaningLink,
  withdrawCleaningLink,
} from './cleaning-link.service.ts';

export const cleaningRouter = router({
  stays: staffProcedure
    .meta(rest('GET /cleaning/stays', 'The next stays, as the cleaning page shows them'))
    .input(z.void())
    .output(z.array(cleaningStay))
    .query(({ ctx }) => listCleaningStays(ctx.app)),

  link: staffProcedure
    .meta(rest('GET /cleaning/link', 'The secret address of the cleaning page'))
    .input(z.void())
    .output(cleaningLink)
    .query(({ ctx }) => getCleaningLink(ctx.app)),

  renewLink: staffProcedure
    .meta(
      rest('POST /cleaning/link', 'Create the secret address, or replace it with a new one', {
        keepsPages: true,
      }),
    )
    .input(z.void())
    .output(cleaningLink)
    .mutation(({ ctx }) => renewCleaningLink(ctx.app)),

  withdrawLink: staffProcedure
    .meta(rest('DELETE /cleaning/link', 'Withdraw the secret address', { keepsPages: true }))
    .input(z.void())
    .output(cleaningLink)
    .mutation(({ ctx }) => withdrawCleaningLink(ctx.app)),

  formerCleaners: staffProcedure
    .meta(
      rest(
        'GET /cleaning/former-cleaners',
        'Users who had the cleaning role before an update withdrew it',
      ),
    )
    .input(z.void())
    .output(z.array(formerCleaner))
    .query(({ ctx }) => getFormerCleaners(ctx.app)),

  dismissFormerCleaners: adminProcedure
    .meta(
      rest('DELETE /cleaning/former-cleaners', 'Dismiss the notice about these users', {
        keepsPages: true,
        audit: { leftOut: 'It dismisses a notice that has been read, and changes nothing else.' },
      }),
    )
    .input(z.void())
    .output(z.array(formerCleaner))
    .mutation(({ ctx }) => dismissFormerCleaners(ctx.app)),
});
