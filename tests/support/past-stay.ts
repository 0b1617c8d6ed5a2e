import type { CreateBookingInput } from '#shared/bookings/bookings.schema.ts';
import type { TestApp } from './create-test-app.ts';
import { bookingRequest } from './factories.ts';

/** Before the day on which tests live. */
export const PAST = { startDate: '2026-05-01', endDate: '2026-05-08' };

type By = { admin: string; token?: string | undefined };

/** A stay that was asked for, confirmed, and is over. The clock is where it was. Returns its number. */
export const makePastStay = async (
  t: TestApp,
  own: Partial<CreateBookingInput>,
  { admin, token }: By,
): Promise<number> => {
  const present = t.clock.now().toISOString();
  const body = bookingRequest({ ...PAST, ...own });
  t.clock.set(`${body.startDate}T10:00:00Z`);
  const asked = await t.rest('POST', '/bookings', { body, ...(token ? { token } : {}) });
  const answer = { status: 'CONFIRMED' };
  await t.rest('PATCH', `/bookings/${asked.body.id}/status`, { body: answer, token: admin });
  t.clock.set(present);
  return asked.body.id;
};
