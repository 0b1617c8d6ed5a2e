import { z } from 'zod';
import {
  adminProcedure,
  publicProcedure,
  rest,
  router,
  staffProcedure,
} from '#server/trpc/trpc.ts';
import { byId } from '#shared/forms/fields.schema.ts';
import { byToken } from '#shared/guest-page/guest-page.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import {
  documentNumber,
  foundPlaces,
  missingParty,
  party,
  placesInput,
  saveOwnPersonInput,
  savePersonInput,
  setOwnPartyInput,
  setPartyInput,
  staffParty,
} from '#shared/party/party.schema.ts';
import { placeTable, renewTableInput } from '#shared/party/place-tables.schema.ts';
import {
  getOwnParty,
  getPartyForStaff,
  listMissingParties,
  saveOwnPerson,
  savePerson,
  setOwnParty,
  setParty,
  showNumbers,
} from './party.service.ts';
import { listPlaceTables, renewTables } from './place-table-renewal.service.ts';
import { findPlaces } from './places.service.ts';

const ofGuest = { keepsPages: true, staysOpen: true, mayMiss: true } as const;

export const partyRouter = router({
  getOwn: publicProcedure
    .meta(
      rest('GET /stay/{token}/guests', 'Who comes, for the guest of a stay', {
        ...ofGuest,
        isLimited: true,
        description: 'Document numbers are never answered. 404 while the owners do not ask for it.',
      }),
    )
    .input(byToken)
    .output(party)
    .query(({ ctx: { app, clientAddress, locale }, input: { token } }) =>
      getOwnParty(app, { token, clientAddress }, locale),
    ),

  setOwn: publicProcedure
    .meta(
      rest('PUT /stay/{token}/guests', 'Tell who comes', {
        ...ofGuest,
        description:
          'Everybody in order; who is left out leaves. Fields may be missing, and a document number that is left out stays.',
      }),
    )
    .input(setOwnPartyInput)
    .output(party)
    .mutation(({ ctx: { app, clientAddress, locale }, input }) =>
      setOwnParty(app, { ...input, clientAddress }, locale),
    ),

  saveOwnPerson: publicProcedure
    .meta(
      rest('PATCH /stay/{token}/guests', 'Tell of one who comes', {
        ...ofGuest,
        description:
          'Somebody new comes last. Fields that are left out stay, and so do the others.',
      }),
    )
    .input(saveOwnPersonInput)
    .output(party)
    .mutation(({ ctx: { app, clientAddress, locale }, input }) =>
      saveOwnPerson(app, { ...input, clientAddress }, locale),
    ),

  places: publicProcedure
    .meta(
      rest('GET /places', 'Comuni, states and documents of the police’s tables', {
        staysOpen: true,
        isLimited: true,
        description: 'At most eight that fit, old names too; the usual ones for an empty text.',
      }),
    )
    .input(placesInput)
    .output(foundPlaces)
    .query(({ ctx, input }) => findPlaces(ctx.app.database, input, ctx.locale)),

  tables: staffProcedure
    .meta(rest('GET /police/tables', 'The police’s tables, and where each comes from'))
    .input(z.void())
    .output(z.array(placeTable))
    .query(({ ctx }) => listPlaceTables(ctx.app.database)),

  renewTable: adminProcedure
    .meta(
      rest('PUT /police/tables/{kind}', 'Renew one of the police’s tables', {
        keepsPages: true,
        description:
          'Takes the file as the portal has it; a file that is not whole changes nothing.',
      }),
    )
    .input(renewTableInput)
    .output(z.array(placeTable))
    .mutation(({ ctx, input }) => renewTables(ctx.app, 'uploaded', [input])),

  get: staffProcedure
    .meta(rest('GET /bookings/{id}/guests', 'Who comes, for staff'))
    .input(byId)
    .output(staffParty)
    .query(({ ctx, input }) => getPartyForStaff(ctx.app, input.id)),

  set: staffProcedure
    .meta(
      rest('PUT /bookings/{id}/guests', 'Fill in or correct who comes', {
        keepsPages: true,
        description: 'As guests do on their page, and after the departure too.',
      }),
    )
    .input(setPartyInput)
    .output(staffParty)
    .mutation(async ({ ctx, input }) => {
      const { stay, party: answer } = await setParty(ctx.app, input);
      ctx.note.label = formatDayRange(stay.startDate, stay.endDate);
      return answer;
    }),

  savePerson: staffProcedure
    .meta(
      rest('PATCH /bookings/{id}/guests', 'Fill in or correct one who comes', {
        keepsPages: true,
        description: 'As guests do on their page, and after the departure too.',
      }),
    )
    .input(savePersonInput)
    .output(staffParty)
    .mutation(async ({ ctx, input }) => {
      const { stay, party: answer } = await savePerson(ctx.app, input);
      ctx.note.label = formatDayRange(stay.startDate, stay.endDate);
      // Each field that is left is a call.
      ctx.note.isOneOfMany = true;
      return answer;
    }),

  showNumbers: staffProcedure
    .meta(
      rest('POST /bookings/{id}/guests/numbers', 'The document numbers of a party', {
        keepsPages: true,
        description: 'The audit log says who asked.',
      }),
    )
    .input(byId)
    .output(z.array(documentNumber))
    .mutation(async ({ ctx, input }) => {
      const { stay, numbers } = await showNumbers(ctx.app, input.id);
      ctx.note.label = formatDayRange(stay.startDate, stay.endDate);
      return numbers;
    }),

  missing: staffProcedure
    .meta(rest('GET /guests/missing', 'Stays of the next days whose guests’ data are missing'))
    .input(z.void())
    .output(z.array(missingParty))
    .query(({ ctx }) => listMissingParties(ctx.app.database, ctx.app.clock.now())),
});
