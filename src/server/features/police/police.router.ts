import { z } from 'zod';
import type { AuditNote } from '#server/trpc/audit-trail.ts';
import { adminProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId } from '#shared/forms/fields.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { placeTable } from '#shared/party/place-tables.schema.ts';
import {
  byReceiptDay,
  insistInput,
  markByHandInput,
  policeSettings,
  policeStay,
  setSeenInput,
  testOutcome,
  updatePoliceSettingsInput,
  verifyInput,
} from '#shared/police/police.schema.ts';
import { getPoliceStay, setSeen } from './police.service.ts';
import {
  getPoliceSettings,
  renewTablesFromPortal,
  updatePoliceSettings,
} from './police-settings.service.ts';
import { getReceipt } from './receipts.service.ts';
import {
  getPoliceFile,
  markByHand,
  sendStay,
  testStay,
  verifyGuest,
} from './transmissions.service.ts';

type OfStay<Answer> = { stay: { startDate: string; endDate: string }; answer: Answer };

/** The answer alone; the log gets the days of the stay. */
const noted = async <Answer>(note: AuditNote, done: Promise<OfStay<Answer>>): Promise<Answer> => {
  const { stay, answer } = await done;
  note.label = formatDayRange(stay.startDate, stay.endDate);
  return answer;
};

const keepsPages = true;

export const policeRouter = router({
  settings: adminProcedure
    .meta(
      rest('GET /police/settings', 'How the site tells the police who stays', {
        description: 'Credentials of the web service are never answered.',
      }),
    )
    .input(z.void())
    .output(policeSettings)
    .query(({ ctx }) => getPoliceSettings(ctx.app)),

  updateSettings: adminProcedure
    .meta(
      rest('PUT /police/settings', 'Change how the site tells the police who stays', {
        description: 'Switched on, guests are asked who comes. Empty credentials stay.',
      }),
    )
    .input(updatePoliceSettingsInput)
    .output(policeSettings)
    .mutation(({ ctx, input }) => updatePoliceSettings(ctx.app, input)),

  renewTables: adminProcedure
    .meta(
      rest('POST /police/tables', 'Take the tables of places and documents from the web service', {
        description: 'All of them or none.',
      }),
    )
    .input(z.void())
    .output(z.array(placeTable))
    .mutation(({ ctx }) => renewTablesFromPortal(ctx.app)),

  get: staffProcedure
    .meta(rest('GET /bookings/{id}/police', 'What the police are told of the guests of a stay'))
    .input(byId)
    .output(policeStay)
    .query(({ ctx, input }) => getPoliceStay(ctx.app, input.id)),

  setSeen: staffProcedure
    .meta(
      rest('PUT /bookings/{id}/seen', 'Note which guests the caller has seen with a document', {
        keepsPages,
      }),
    )
    .input(setSeenInput)
    .output(policeStay)
    .mutation(({ ctx, input }) => noted(ctx.note, setSeen(ctx.app, input, ctx.caller))),

  file: staffProcedure
    .meta(
      rest('GET /bookings/{id}/police-file', 'The file for the police’s portal', {
        audit: 'here',
        fileName: 'alloggiati.txt',
        fileType: 'text/plain',
        description:
          'Guests who are complete, here and not sent: 168 characters a line, 174 in an account for apartments.',
      }),
    )
    .input(insistInput)
    .output(z.string())
    .query(({ ctx, input }) =>
      noted(
        ctx.note,
        getPoliceFile(ctx.app, input).then(({ stay, text }) => ({ stay, answer: text })),
      ),
    ),

  byHand: staffProcedure
    .meta(
      rest(
        'POST /bookings/{id}/police/by-hand',
        'Note that a file was told to the police by hand',
        {
          keepsPages,
        },
      ),
    )
    .input(markByHandInput)
    .output(policeStay)
    .mutation(({ ctx, input }) => noted(ctx.note, markByHand(ctx.app, input, ctx.caller))),

  test: staffProcedure
    .meta(
      rest('POST /bookings/{id}/police/test', 'Ask the police’s portal what it would say', {
        keepsPages,
      }),
    )
    .input(byId)
    .output(testOutcome)
    .mutation(({ ctx, input }) => noted(ctx.note, testStay(ctx.app, input.id))),

  send: staffProcedure
    .meta(
      rest('POST /bookings/{id}/police/send', 'Send the guests to the police', {
        keepsPages,
        description:
          'Each guest once. Where the portal’s answer is missing the state is `unknown`, and nothing is sent again.',
      }),
    )
    .input(insistInput)
    .output(policeStay)
    .mutation(({ ctx, input }) => noted(ctx.note, sendStay(ctx.app, input, ctx.caller))),

  verify: staffProcedure
    .meta(
      rest('POST /bookings/{id}/police/verify', 'Say whether the portal has an unknown guest', {
        keepsPages,
      }),
    )
    .input(verifyInput)
    .output(policeStay)
    .mutation(({ ctx, input }) => noted(ctx.note, verifyGuest(ctx.app, input, ctx.caller))),

  receipt: staffProcedure
    .meta(
      rest('GET /police/receipts/{day}', 'The portal’s receipt of a day', {
        audit: 'here',
        mayMiss: true,
        fileName: 'ricevuta-alloggiati.pdf',
        fileType: 'application/pdf',
      }),
    )
    .input(byReceiptDay)
    .output(z.string())
    .query(({ ctx, input }) => getReceipt(ctx.app.database, input.day)),
});
