import { z } from 'zod';
import { adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  auditPeople,
  paginatedAuditEvents,
  paginatedAuditEventsInput,
} from '#shared/audit.schema.ts';
import { getAuditPeople, listPaginatedAuditEvents } from './audit.service.ts';

const tags = ['Registro'];

export const auditRouter = router({
  page: adminProcedure
    .meta({
      openapi: { method: 'GET', path: '/audit', tags, summary: 'Who did what, the newest first' },
    })
    .input(paginatedAuditEventsInput)
    .output(paginatedAuditEvents)
    .query(({ ctx, input }) => listPaginatedAuditEvents(ctx.app.database, input)),

  people: adminProcedure
    .meta({
      openapi: { method: 'GET', path: '/audit/people', tags, summary: 'Who stands in the log' },
    })
    .input(z.void())
    .output(auditPeople)
    .query(({ ctx }) => getAuditPeople(ctx.app.database)),
});
