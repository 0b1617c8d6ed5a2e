import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import {
  answerReadingInput,
  calendar,
  calendarConflict,
  createCalendarInput,
  ownCalendar,
  readCalendar as readCalendarAnswer,
  sameStayInput,
  updateCalendarInput,
  updateOwnCalendarInput,
} from '#shared/calendars.schema.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  answerHeldReading,
  createCalendar,
  deleteCalendar,
  getOwnCalendar,
  listCalendars,
  readCalendar,
  recognizeSameStay,
  renewExport,
  renewOwnCalendar,
  updateCalendar,
  updateOwnCalendar,
} from './calendars.service.ts';
import { listConflicts } from './conflicts.service.ts';

export const calendarsRouter = router({
  list: staffProcedure
    .meta(rest('GET /calendars', 'The calendars of other sites, with the state of each import'))
    .input(z.void())
    .output(z.array(calendar))
    .query(({ ctx }) => listCalendars(ctx.app)),

  create: staffProcedure
    .meta(rest('POST /calendars', 'Add a calendar of another site', { creates: true }))
    .input(createCalendarInput)
    .output(calendar)
    .mutation(({ ctx, input }) => createCalendar(ctx.app, input)),

  update: staffProcedure
    .meta(rest('PUT /calendars/{id}', 'Change a calendar of another site'))
    .input(updateCalendarInput)
    .output(calendar)
    .mutation(({ ctx, input }) => updateCalendar(ctx.app, input)),

  delete: staffProcedure
    .meta(
      rest('DELETE /calendars/{id}', 'Remove a calendar of another site; its nights become free'),
    )
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { name } = await deleteCalendar(ctx.app, input.id);
      ctx.note.label = name;
      return { message: 'Calendario eliminato.' };
    }),

  read: staffProcedure
    .meta(rest('POST /calendars/{id}/read', 'Import a calendar now; answers what changed'))
    .input(byId)
    .output(readCalendarAnswer)
    .mutation(async ({ ctx, input }) => {
      const answer = await readCalendar(ctx.app, input.id);
      ctx.note.label = answer.calendar.name;
      return answer;
    }),

  accept: staffProcedure
    .meta(
      rest(
        'POST /calendars/{id}/accept',
        'Accept a held import: take its new nights, and free the nights that it lost, including those left as they were before',
      ),
    )
    .input(answerReadingInput)
    .output(calendar)
    .mutation(({ ctx, input }) => answerHeldReading(ctx.app, input, 'accept')),

  discard: staffProcedure
    .meta(
      rest(
        'POST /calendars/{id}/discard',
        'Discard a held import: leave its new nights free, and keep the nights that it lost',
      ),
    )
    .input(answerReadingInput)
    .output(calendar)
    .mutation(({ ctx, input }) => answerHeldReading(ctx.app, input, 'discard')),

  renew: staffProcedure
    .meta(
      rest('POST /calendars/{id}/renew', 'Replace the exportUrl; the old one stops working', {
        keepsPages: true,
      }),
    )
    .input(byId)
    .output(calendar)
    .mutation(({ ctx, input }) => renewExport(ctx.app, input.id)),

  conflicts: staffProcedure
    .meta(
      rest(
        'GET /calendars/conflicts',
        'Confirmed stays on nights that another calendar takes as well',
      ),
    )
    .input(z.void())
    .output(z.array(calendarConflict))
    .query(({ ctx }) => listConflicts(ctx.app)),

  setSameStay: staffProcedure
    .meta(
      rest('POST /calendars/conflicts/same', 'Mark both sides of a conflict as the same stay', {
        mayMiss: true,
      }),
    )
    .input(sameStayInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await recognizeSameStay(ctx.app, input);
      return { message: 'Segnato: è lo stesso soggiorno.' };
    }),

  own: staffProcedure
    .meta(rest('GET /calendars/own', "The calendar feed for the owners' phones"))
    .input(z.void())
    .output(ownCalendar)
    .query(({ ctx }) => getOwnCalendar(ctx.app)),

  updateOwn: staffProcedure
    .meta(
      rest('PUT /calendars/own', "Choose whether the feed for phones shows the guests' names", {
        keepsPages: true,
      }),
    )
    .input(updateOwnCalendarInput)
    .output(ownCalendar)
    .mutation(({ ctx, input }) => updateOwnCalendar(ctx.app, input)),

  renewOwn: staffProcedure
    .meta(
      rest(
        'POST /calendars/own/renew',
        'Replace the address of the feed for phones; the old one stops working',
        {
          keepsPages: true,
        },
      ),
    )
    .input(z.void())
    .output(ownCalendar)
    .mutation(({ ctx }) => renewOwnCalendar(ctx.app)),
});
