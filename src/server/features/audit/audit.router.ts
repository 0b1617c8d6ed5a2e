import { z } from 'zod';
import { adminProcedure, rest, router } from '#server/trpc/trpc.ts';
import {
  auditPeople,
  paginatedAuditEvents,
  paginatedAuditEventsInput,
} from '#shared/audit.schema.ts';
import { getAuditPeople, listPaginatedAuditEvents } from './audit.service.ts';

export const auditRouter = router({
  page: adminProcedure
    .meta(rest('GET /audit', 'The audit log, newest first'))
    .input(paginatedAuditEventsInput)
    .output(paginatedAuditEvents)
    .query(({ ctx, input }) => listPaginatedAuditEvents(ctx.app, input)),

  people: adminProcedure
    .meta(rest('GET /audit/people', 'The people who appear in the audit log'))
    .input(z.void())
    .output(auditPeople)
    .query(({ ctx }) => getAuditPeople(ctx.app.database)),
});
