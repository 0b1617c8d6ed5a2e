import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { message } from '#shared/forms/fields.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import {
  declareInput,
  STATISTICS_FILE_NAME,
  statisticsDays,
  statisticsMonth,
  statisticsMonthInput,
} from '#shared/statistics/statistics.schema.ts';
import { declareDays, writeFile } from './statistics.service.ts';
import { getMonth } from './statistics-month.service.ts';

export const statisticsRouter = router({
  month: staffProcedure
    .meta(
      rest('GET /statistics', 'What the region is told of a month, day by day', {
        mayMiss: true,
        description: 'Counts only. 404 while statistics are off.',
      }),
    )
    .input(statisticsMonthInput)
    .output(statisticsMonth)
    .query(({ ctx, input }) => getMonth(ctx.app, input.month)),

  file: staffProcedure
    .meta(
      rest('GET /statistics.xml', 'The file of Ross1000 for the days from one to another', {
        mayMiss: true,
        fileName: STATISTICS_FILE_NAME,
        fileType: 'application/xml',
        audit: 'here',
        description:
          'Both days are included, and neither may be in the future. 404 while statistics are off.',
      }),
    )
    .input(statisticsDays)
    .output(z.string())
    .query(({ ctx, input }) => {
      ctx.note.label = formatDayRange(input.from, input.to);
      return writeFile(ctx.app, input);
    }),

  declare: staffProcedure
    .meta(
      rest('POST /statistics/declared', 'Note that the region was told these days', {
        keepsPages: true,
        mayMiss: true,
        description: 'Sends nothing. What changes later is said to have changed.',
      }),
    )
    .input(declareInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await declareDays(ctx.app, input, ctx.caller);
      ctx.note.label = formatDayRange(input.from, input.to);
      return { message: input.declared ? 'Segnato come comunicato.' : 'Tolto il segno.' };
    }),
});
