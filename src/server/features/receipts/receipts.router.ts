import { z } from 'zod';
import { adminProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId } from '#shared/forms/fields.schema.ts';
import {
  annulReceiptInput,
  giveReceiptInput,
  receipt,
  receiptDraft,
  receiptNumber,
  receiptSettings,
  receiptsOfYearInput,
  updateReceiptSettingsInput,
} from '#shared/receipts/receipts.schema.ts';
import { getReceiptSettings, updateReceiptSettings } from './receipt-settings.service.ts';
import {
  annulReceipt,
  draftReceipt,
  getReceiptPdf,
  giveReceipt,
  listReceipts,
} from './receipts.service.ts';

const keepsPages = true;

/** '12/2027' for the log, which names nobody. */
const labelOf = ({ year, number }: { year: number; number: number }): string => `${number}/${year}`;

export const receiptsRouter = router({
  list: staffProcedure
    .meta(rest('GET /receipts', 'The receipts of a year, the latest first'))
    .input(receiptsOfYearInput)
    .output(z.array(receipt))
    .query(({ ctx, input }) => listReceipts(ctx.app, input.year)),

  draft: staffProcedure
    .meta(rest('GET /payments/{id}/receipt', 'What the receipt of a payment would say'))
    .input(byId)
    .output(receiptDraft)
    .query(({ ctx, input }) => draftReceipt(ctx.app, input.id)),

  give: staffProcedure
    .meta(
      rest('POST /payments/{id}/receipt', 'Give the receipt of a payment', {
        keepsPages,
        creates: true,
        description:
          'It takes the next number of the year, for ever: a receipt is never changed, and annulled by another.',
      }),
    )
    .input(giveReceiptInput)
    .output(receipt)
    .mutation(async ({ ctx, input }) => {
      const given = await giveReceipt(ctx.app, input);
      ctx.note.label = labelOf(given);
      return given;
    }),

  annul: adminProcedure
    .meta(
      rest('POST /receipts/{year}/{number}/annul', 'Annul a receipt by another one', {
        keepsPages,
        creates: true,
        mayMiss: true,
      }),
    )
    .input(annulReceiptInput)
    .output(receipt)
    .mutation(async ({ ctx, input }) => {
      const given = await annulReceipt(ctx.app, input);
      ctx.note.label = labelOf(given.annuls ?? given);
      return given;
    }),

  file: staffProcedure
    .meta(
      rest('GET /receipts/{year}/{number}.pdf', 'A receipt as PDF', {
        mayMiss: true,
        fileName: 'ricevuta.pdf',
        fileType: 'application/pdf',
      }),
    )
    .input(receiptNumber)
    .output(z.string())
    .query(async ({ ctx, input }) =>
      (await getReceiptPdf(ctx.app.database, input)).toString('base64'),
    ),

  settings: adminProcedure
    .meta(rest('GET /receipt-settings', 'How receipts are written and numbered'))
    .input(z.void())
    .output(receiptSettings)
    .query(({ ctx }) => getReceiptSettings(ctx.app)),

  updateSettings: adminProcedure
    .meta(rest('PUT /receipt-settings', 'Change how receipts are written', { keepsPages }))
    .input(updateReceiptSettingsInput)
    .output(receiptSettings)
    .mutation(({ ctx, input }) => updateReceiptSettings(ctx.app, input)),
});
