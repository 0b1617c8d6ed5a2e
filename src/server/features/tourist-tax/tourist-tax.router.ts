import { z } from 'zod';
import {
  adminProcedure,
  publicProcedure,
  rest,
  router,
  staffProcedure,
} from '#server/trpc/trpc.ts';
import { byId } from '#shared/forms/fields.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import {
  declareTaxInput,
  landingFeeAnswer,
  stayTax,
  TAX_FILE_NAME,
  taxPeriodInput,
  taxReturn,
  taxSettings,
  updateStayTaxInput,
  updateTaxSettingsInput,
} from '#shared/tourist-tax/tourist-tax.schema.ts';
import { getStayTax, updateStayTax } from './stay-tax.service.ts';
import { taxReturnCsv } from './tax-return-csv.ts';
import { declareTax, getTaxReturn } from './tax-returns.service.ts';
import { findLandingFee, getTaxSettings, updateTaxSettings } from './tax-settings.service.ts';

export const touristTaxRouter = router({
  settings: staffProcedure
    .meta(rest('GET /tourist-tax/settings', 'The rules of the tourist tax'))
    .input(z.void())
    .output(taxSettings)
    .query(({ ctx }) => getTaxSettings(ctx.app)),

  updateSettings: adminProcedure
    .meta(
      rest('PUT /tourist-tax/settings', 'Change the rules of the tourist tax', {
        description: 'Sums that were kept when guests’ data were erased stay as they are.',
      }),
    )
    .input(updateTaxSettingsInput)
    .output(taxSettings)
    .mutation(({ ctx, input }) => updateTaxSettings(ctx.app, input)),

  landingFee: publicProcedure
    .meta(rest('GET /landing-fee', 'What guests pay to the carrier at the landing'))
    .input(z.void())
    .output(landingFeeAnswer)
    .query(async ({ ctx }) => ({ fee: await findLandingFee(ctx.app.database) })),

  ofStay: staffProcedure
    .meta(rest('GET /bookings/{id}/tourist-tax', 'The tourist tax of a stay'))
    .input(byId)
    .output(stayTax)
    .query(({ ctx, input }) => getStayTax(ctx.app, input.id)),

  updateOfStay: staffProcedure
    .meta(
      rest(
        'PUT /bookings/{id}/tourist-tax',
        'Note who collects, who is exempt, and what was paid',
        {
          keepsPages: true,
        },
      ),
    )
    .input(updateStayTaxInput)
    .output(stayTax)
    .mutation(async ({ ctx, input }) => {
      const answer = await updateStayTax(ctx.app, input);
      ctx.note.label = formatDayRange(answer.startDate, answer.endDate);
      return answer;
    }),

  page: staffProcedure
    .meta(
      rest('GET /tourist-tax', 'The return of a month, a quarter or a year', {
        description: 'Without month and quarter: the year. Its columns sum to its stays.',
      }),
    )
    .input(taxPeriodInput)
    .output(taxReturn)
    .query(({ ctx, input }) => getTaxReturn(ctx.app, input)),

  file: staffProcedure
    .meta(
      rest('GET /tourist-tax/file', 'The return as a spreadsheet table', {
        description: 'CSV for the Italian Excel: fields separated by semicolons, decimal commas.',
        fileName: TAX_FILE_NAME,
        fileType: 'text/csv',
      }),
    )
    .input(taxPeriodInput)
    .output(z.string())
    .query(async ({ ctx, input }) => taxReturnCsv(await getTaxReturn(ctx.app, input))),

  declare: staffProcedure
    .meta(
      rest('POST /tourist-tax/declared', 'Note that a period was declared', {
        keepsPages: true,
        description: 'The site sends nothing to anybody. `declared: false` takes the mark back.',
      }),
    )
    .input(declareTaxInput)
    .output(taxReturn)
    .mutation(({ ctx, input }) => declareTax(ctx.app, input, ctx.caller)),
});
