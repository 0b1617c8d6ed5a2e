import { z } from 'zod';
import { languages } from '#server/languages.ts';
import { adminProcedure, rest, router, userProcedure } from '#server/trpc/trpc.ts';
import {
  EXPORT_FILE_NAME,
  erasedPerson,
  eraseMineInput,
  foundPerson,
  listedPeople,
  type PersonInput,
  peopleInput,
  personalFile,
  personInput,
} from '#shared/privacy.schema.ts';
import { eraseMyself, erasePerson } from './erasure.service.ts';
import { exportPerson } from './export.service.ts';
import type { Whose } from './held-data.ts';
import { findPeople, findPerson } from './privacy.service.ts';

const LOGGED_OUT =
  'Requests and messages that were sent while logged out are not part of it, though they bear the same email address.';

const whoseOf = ({ email, stayIds = [] }: PersonInput): Whose =>
  email === undefined ? { stayIds } : { address: email };

// All of these are mutations, though some only read: the input of a query is part of the URL, and a
// person's address must not end up in access logs.
export const privacyRouter = router({
  people: adminProcedure
    .meta(
      rest('POST /privacy/people', 'The people with these words in name, telephone or address', {
        keepsPages: true,
      }),
    )
    .input(peopleInput)
    .output(listedPeople)
    .mutation(({ ctx, input }) => findPeople(ctx.app.database, input.search)),

  find: adminProcedure
    .meta(
      rest(
        'POST /privacy/find',
        'The amount of data held about the person with this email address or these stays, and whether it can be erased',
        { keepsPages: true },
      ),
    )
    .input(personInput)
    .output(foundPerson)
    .mutation(({ ctx, input }) => findPerson(ctx.app, whoseOf(input))),

  export: adminProcedure
    .meta(
      rest(
        'POST /privacy/export',
        'Export all data held about the person with this email address or these stays, as a file',
        {
          fileName: EXPORT_FILE_NAME,
          keepsPages: true,
        },
      ),
    )
    .input(personInput)
    .output(personalFile)
    .mutation(({ ctx, input }) => exportPerson(ctx.app, whoseOf(input), ctx.caller)),

  erase: adminProcedure
    .meta(
      rest(
        'POST /privacy/erase',
        'Erase all data held about the person with this email address or these stays',
      ),
    )
    .input(personInput)
    .output(erasedPerson)
    .mutation(async ({ ctx, input }) => ({
      message: 'Dati cancellati.',
      counts: await erasePerson(ctx.app, whoseOf(input), ctx.caller),
    })),

  exportMine: userProcedure
    .meta(
      rest('GET /privacy/mine', "Export the data of the caller's account, as a file", {
        description: LOGGED_OUT,
        fileName: EXPORT_FILE_NAME,
      }),
    )
    .input(z.void())
    .output(personalFile)
    .query(({ ctx }) => exportPerson(ctx.app, { userId: ctx.caller.userId }, ctx.caller)),

  eraseMine: userProcedure
    .meta(
      rest('POST /privacy/mine/erase', "Delete the caller's account and erase its data", {
        description: LOGGED_OUT,
      }),
    )
    .input(eraseMineInput)
    .output(erasedPerson)
    .mutation(async ({ ctx, input }) => ({
      message: languages[ctx.locale].t('accountErrors.accountErased'),
      counts: await eraseMyself(ctx.app, input, ctx.caller),
    })),
});
