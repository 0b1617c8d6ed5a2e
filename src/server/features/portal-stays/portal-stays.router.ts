import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { staffStay } from '#shared/bookings/bookings.schema.ts';
import {
  completeStayInput,
  openPortalStays,
  portalStay,
} from '#shared/bookings/portal-stays.schema.ts';
import { byId } from '#shared/forms/fields.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import {
  completeStay,
  getPortalStay,
  listOpenPortalStays,
  settleQuestion,
} from './portal-stays.service.ts';

export const portalStaysRouter = router({
  open: staffProcedure
    .meta(
      rest(
        'GET /portal-stays/open',
        'Nights of other sites without a guest, and stays whose nights a calendar moved or lost',
      ),
    )
    .input(z.void())
    .output(openPortalStays)
    .query(({ ctx }) => listOpenPortalStays(ctx.app)),

  complete: staffProcedure
    .meta(
      rest('POST /bookings/{id}/complete', "Turn nights of another site's calendar into a stay", {
        creates: true,
      }),
    )
    .input(completeStayInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => {
      const stay = await completeStay(ctx.app, input);
      ctx.note.label = formatDayRange(stay.startDate, stay.endDate);
      return stay;
    }),

  get: staffProcedure
    .meta(rest('GET /bookings/{id}/portal', 'What a portal settles for a stay'))
    .input(byId)
    .output(portalStay)
    .query(({ ctx, input }) => getPortalStay(ctx.app, input.id)),

  settle: staffProcedure
    .meta(
      rest(
        'POST /bookings/{id}/portal/settle',
        'Keep a stay as it is, although its calendar says otherwise',
        { keepsPages: true },
      ),
    )
    .input(byId)
    .output(portalStay)
    .mutation(({ ctx, input }) => settleQuestion(ctx.app, input.id)),
});
