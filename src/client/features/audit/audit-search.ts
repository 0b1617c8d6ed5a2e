import { laterPage, openedThing } from '#client/ui/search-params.ts';
import type { AuditKind } from '#shared/audit.schema.ts';
import { isStayDate, type StayDate } from '#shared/stay-dates.ts';

// Not from the schema: what reads a screen's address is part of every page's first script.
const kinds: readonly AuditKind[] = [
  'access',
  'content',
  'bookings',
  'settings',
  'backups',
  'users',
];

/** What the screen of the audit log keeps in its address. Each is everything where it is left out. */
export type AuditSearch = {
  /** A user's id. */
  person?: number | undefined;
  kind?: AuditKind | undefined;
  /** The two ends of a period, both included, in whichever order. */
  from?: StayDate | undefined;
  to?: StayDate | undefined;
  /** The first where it is left out. */
  page?: number | undefined;
};

const day = (value: unknown): StayDate | undefined =>
  typeof value === 'string' && isStayDate(value) ? value : undefined;

export const parseAuditSearch = (search: Record<string, unknown>): AuditSearch => {
  const person = openedThing(search.person);
  return {
    person: person === 'new' ? undefined : person,
    kind: kinds.find((candidate) => candidate === search.kind),
    from: day(search.from),
    to: day(search.to),
    page: laterPage(search.page),
  };
};

/** Whether anything is left out of the list. */
export const isNarrowed = ({ page: _page, ...filters }: AuditSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);
