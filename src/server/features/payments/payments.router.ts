import { z } from 'zod';
import type { AuditNote } from '#server/trpc/audit-trail.ts';
import { adminProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { staffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { byId } from '#shared/forms/fields.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import {
  addDamageEntryInput,
  addPaymentInput,
  annulInput,
  annulledPayment,
  openMoney,
  payment,
  setPaidInput,
  stayAccount,
  updateAccountInput,
} from '#shared/money/payments.schema.ts';
import { getAccount, getOpenMoney } from './account.service.ts';
import {
  addDamageEntry,
  addPayment,
  annulDamageEntry,
  annulPayment,
  setStayPaid,
  updateAccount,
} from './payments.service.ts';

/** Names a stay in the audit log by its dates. Returns it. */
const named = <Dates extends { startDate: StayDate; endDate: StayDate }>(
  note: AuditNote,
  stay: Dates,
): Dates => {
  note.label = formatDayRange(stay.startDate, stay.endDate);
  return stay;
};

export const paymentsRouter = router({
  account: staffProcedure
    .meta(
      rest('GET /bookings/{id}/account', 'What was agreed for a stay, what came and what is open', {
        description: '`openCents` is always the total less what came, plus what was refunded.',
      }),
    )
    .input(byId)
    .output(stayAccount)
    .query(({ ctx, input }) => getAccount(ctx.app, ctx.app.database, input.id)),

  open: staffProcedure
    .meta(
      rest('GET /payments/open', 'What guests are asked for now, and what goes back to them', {
        description: 'Nothing while the payment terms are off.',
      }),
    )
    .input(z.void())
    .output(openMoney)
    .query(({ ctx }) => getOpenMoney(ctx.app)),

  updateAccount: staffProcedure
    .meta(
      rest('PUT /bookings/{id}/account', 'Agree terms, or a sum that is kept, for one stay', {
        keepsPages: true,
      }),
    )
    .input(updateAccountInput)
    .output(stayAccount)
    .mutation(async ({ ctx, input }) => named(ctx.note, await updateAccount(ctx.app, input))),

  add: staffProcedure
    .meta(
      rest('POST /bookings/{id}/payments', 'Enter a payment, or a refund as a negative sum', {
        creates: true,
        keepsPages: true,
      }),
    )
    .input(addPaymentInput)
    .output(payment)
    .mutation(async ({ ctx, input }) => {
      const { payment: added, account } = await addPayment(ctx.app, input);
      named(ctx.note, account);
      return added;
    }),

  annul: adminProcedure
    .meta(
      rest('POST /payments/{id}/annul', 'Annul a payment, which stays in the list', {
        keepsPages: true,
      }),
    )
    .input(annulInput)
    .output(annulledPayment)
    .mutation(async ({ ctx, input }) => {
      const { payment: annulled, account } = await annulPayment(ctx.app, input);
      named(ctx.note, account);
      return { message: 'Pagamento annullato: resta nella lista.', ...annulled };
    }),

  addDamageEntry: staffProcedure
    .meta(
      rest('POST /bookings/{id}/damage-deposit', 'Note a step of the damage deposit', {
        creates: true,
        keepsPages: true,
        description: 'Received, given back, or kept with the reason. Never a part of the open sum.',
      }),
    )
    .input(addDamageEntryInput)
    .output(stayAccount)
    .mutation(async ({ ctx, input }) => named(ctx.note, await addDamageEntry(ctx.app, input))),

  annulDamageEntry: adminProcedure
    .meta(
      rest('POST /damage-deposit/{id}/annul', 'Annul a step of a damage deposit', {
        keepsPages: true,
      }),
    )
    .input(annulInput)
    .output(stayAccount)
    .mutation(async ({ ctx, input }) => named(ctx.note, await annulDamageEntry(ctx.app, input))),

  setPaid: staffProcedure
    .meta(
      rest('PATCH /bookings/{id}/paid', 'Mark a stay as paid or unpaid', {
        keepsPages: true,
        description:
          'Paid enters a payment of what is open; unpaid annuls what such marks entered, and is refused where other payments pay the stay.',
      }),
    )
    .input(setPaidInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await setStayPaid(ctx.app, input))),
});
