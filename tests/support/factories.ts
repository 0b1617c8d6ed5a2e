import type { AppContext } from '#server/app-context.ts';
import { insertUser } from '#server/features/accounts/accounts.repository.ts';
import { openSession } from '#server/features/accounts/sessions.service.ts';
import {
  addSampleBlock,
  addSampleStay,
} from '#server/features/bookings/sample-bookings.service.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { CreateBookingInput } from '#shared/bookings/bookings.schema.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import type { CreateMessageInput } from '#shared/messages.schema.ts';

export const PASSWORD = 'una-password-di-prova';

let serial = 0;

type TestUser = { id: number; email: string; token: string };

/** A user with an open session. */
export const makeUser = async (
  app: AppContext,
  role: Role,
  {
    confirmed = true,
    email = `persona${++serial}@example.com`,
    name = 'Persona Prova',
    locale = HOUSE_LOCALE as Locale,
  } = {},
): Promise<TestUser> => {
  const now = app.clock.now().toISOString();
  const id = await insertUser(app.database, {
    name,
    email,
    passwordHash: await app.passwordHasher.hash(PASSWORD),
    role,
    locale,
    confirmedAt: confirmed ? now : null,
    createdAt: now,
  });
  return { id, email, token: await openSession(app, id, '') };
};

/** A valid request, with the test's own values. */
export const bookingRequest = (
  own: Partial<CreateBookingInput> = {},
): Partial<CreateBookingInput> => ({
  startDate: '2026-07-04',
  endDate: '2026-07-11',
  guestName: 'Giulia Ferraris',
  guestEmail: 'giulia@example.com',
  numberOfGuests: 2,
  note: 'Arriviamo in traghetto.',
  ...own,
});

type Stay = Parameters<typeof addSampleStay>[1];
type Days = Pick<Stay, 'startDate' | 'endDate'>;

const ENTERED_AT = '2026-03-01T10:00:00.000Z';

/** A stay on any days, past ones included, with the test's own values. Returns its id. */
export const putStay = (app: AppContext, own: Days & Partial<Stay>): Promise<number> =>
  addSampleStay(app.database, {
    status: 'PENDING',
    guestName: 'Anna Verdi',
    guestEmail: 'anna.verdi@example.it',
    numberOfGuests: 3,
    note: 'Una nota.',
    createdAt: ENTERED_AT,
    ...own,
  });

/** The same for blocked days. */
export const putBlock = (
  app: AppContext,
  own: Days & { reason?: string; createdAt?: string },
): Promise<number> => addSampleBlock(app.database, { reason: '', createdAt: ENTERED_AT, ...own });

/** A valid message, with the test's own values. */
export const contactMessage = (own: Partial<CreateMessageInput> = {}): CreateMessageInput => ({
  name: 'Giulia Ferraris',
  email: 'giulia@example.com',
  message: 'Buongiorno, in casa c’è un seggiolone?',
  ...own,
});

/** Library entries without files or sizes, for tests that only use their names. */
export const putImages = async (app: AppContext, ...fileNames: string[]): Promise<void> => {
  const entries = fileNames.map((fileName) => ({
    fileName,
    name: fileName,
    caption: '',
    mimeType: 'image/svg+xml',
    contentType: 'image' as const,
    sizeBytes: 10,
    width: null,
    height: null,
    durationSeconds: null,
    createdAt: ENTERED_AT,
  }));
  await app.database.insertInto('media').values(entries).execute();
};

/** Removes library entries, even if they are in use. */
export const dropImages = async (app: AppContext, ...fileNames: string[]): Promise<void> => {
  await app.database.deleteFrom('media').where('fileName', 'in', fileNames).execute();
};
