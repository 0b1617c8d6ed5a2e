import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import {
  TAKINGS_CSV_NAME,
  TAKINGS_WORKBOOK_NAME,
  takingsAnswer,
  takingsInput,
  WORKBOOK_TYPE,
} from '#shared/takings/takings.schema.ts';
import { getTakings } from './takings.service.ts';
import { takingsCsv, takingsWorkbook } from './takings-files.ts';

export const takingsRouter = router({
  year: staffProcedure
    .meta(
      rest('GET /payments', 'The payments of a year, their sums, and the nights sold', {
        description:
          'Payments count on the day they came; nights and rent on the nights. All sums are of the same payments and nights: they add up to one another.',
      }),
    )
    .input(takingsInput)
    .output(takingsAnswer)
    .query(({ ctx, input }) => getTakings(ctx.app, input.year)),

  csv: staffProcedure
    .meta(
      rest('GET /payments.csv', 'The payments of a year as a spreadsheet table', {
        description: 'CSV for the Italian Excel: fields separated by semicolons, decimal commas.',
        fileName: TAKINGS_CSV_NAME,
        fileType: 'text/csv',
      }),
    )
    .input(takingsInput)
    .output(z.string())
    .query(async ({ ctx, input }) => takingsCsv(await getTakings(ctx.app, input.year))),

  workbook: staffProcedure
    .meta(
      rest('GET /payments.xlsx', 'The year for an accountant, as a workbook', {
        description:
          'Sheets: payments, months, portals, damage deposits, and what each column says.',
        fileName: TAKINGS_WORKBOOK_NAME,
        fileType: WORKBOOK_TYPE,
      }),
    )
    .input(takingsInput)
    .output(z.string())
    .query(async ({ ctx, input }) =>
      (await takingsWorkbook(await getTakings(ctx.app, input.year))).toString('base64'),
    ),
});
