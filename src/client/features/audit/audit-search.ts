import { parseOpened, parsePage } from '#client/ui/search-params.ts';
import type { AuditKind } from '#shared/audit.schema.ts';
import { isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';

// Not imported from the schema, because routes load this file eagerly.
const kinds: readonly AuditKind[] = [
  'access',
  'content',
  'bookings',
  'settings',
  'backups',
  'users',
];

/** The filters in the URL. An omitted filter matches everything. */
export type AuditSearch = {
  /** A user's id. */
  person?: number | undefined;
  kind?: AuditKind | undefined;
  /** Both days inclusive, in either order. */
  from?: StayDate | undefined;
  to?: StayDate | undefined;
  page?: number | undefined;
};

const day = (value: unknown): StayDate | undefined =>
  typeof value === 'string' && isStayDate(value) ? value : undefined;

export const parseAuditSearch = (search: Record<string, unknown>): AuditSearch => {
  const person = parseOpened(search.person);
  return {
    person: person === 'new' ? undefined : person,
    kind: kinds.find((candidate) => candidate === search.kind),
    from: day(search.from),
    to: day(search.to),
    page: parsePage(search.page),
  };
};
