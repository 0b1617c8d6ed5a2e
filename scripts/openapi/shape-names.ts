import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const files = globSync('src/shared/**/*.schema.ts');
const modules: object[] = await Promise.all(files.map((file) => import(resolve(file))));

/** Exported schemas whose name in the document is another: the specification's noun. */
export const nouns: Record<string, string> = {
  bookingAnswer: 'BlockedDates',
  cmsPage: 'Page',
  cmsPageSummary: 'PageSummary',
  cmsPageView: 'PageView',
  completedTasksDeleted: 'DeletedTasks',
  confirmEmailAnswer: 'ConfirmedEmail',
  creationOptions: 'PasskeyCreationOptions',
  listedUser: 'User',
  loggedInAnswer: 'LoggedIn',
  loginAnswer: 'OpenedSession',
  paginatedCmsPages: 'PaginatedPages',
  readCalendar: 'CalendarReading',
  requestOptions: 'PasskeyRequestOptions',
  staffBlock: 'Block',
  staffBooking: 'Booking',
  staffMessage: 'ContactMessage',
  staffStay: 'Stay',
  userAnswer: 'Me',
};

const nameOf = (exported: string): string =>
  nouns[exported] ?? exported.charAt(0).toUpperCase() + exported.slice(1);

const isShape = (value: unknown): value is z.ZodObject | z.ZodUnion =>
  value instanceof z.ZodObject || value instanceof z.ZodUnion;

/** Every object that `src/shared` exports, by its name in the document. */
const shapes = modules
  .flatMap((exports) => Object.entries<unknown>({ ...exports }))
  .flatMap(([name, schema]) => (isShape(schema) ? [{ id: nameOf(name), schema }] : []));

/**
 * Runs `work` while the shapes have their names in zod's registry, where the document's generator looks
 * for them. Elsewhere a named schema would become a reference in its JSON Schema.
 */
export const withShapeNames = <Result>(work: () => Result): Result => {
  const named = shapes.map(({ id, schema }) => ({ id, schema, meta: schema.meta() ?? {} }));
  for (const { id, schema, meta } of named) z.globalRegistry.add(schema, { ...meta, id });
  try {
    return work();
  } finally {
    for (const { schema, meta } of named) z.globalRegistry.add(schema, meta);
  }
};
