import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Database } from '#server/database/database.types.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

const AT_ONCE = 20;
const RETRIES = 100;
const GUEST = 'giulia@example.com';

type Request = ReturnType<typeof bookingRequest>;
type Answer = { id?: number; result?: { data: { id: number } } };

/** Sends it through one transport or the other; the id of the booking that was answered. */
const send = async ({ url }: Site, request: Request, number: number): Promise<number> => {
  const transport = number % 2 === 0 ? '/api/bookings' : '/trpc/bookings.create';
  const answer = await fetch(`${url}${transport}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const { id, result } = (await answer.json()) as Answer;
  const booking = id ?? result?.data.id;
  if (!answer.ok || booking === undefined) throw new Error(`${transport}: ${answer.status}`);
  return booking;
};

const sendManyTimes = async (site: Site, request: Request): Promise<number[]> => {
  const ids = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, number) => send(site, request, number)),
  );
  for (let number = 0; number < RETRIES; number += 1) ids.push(await send(site, request, number));
  return ids;
};

const assertOneBookingAndItsMails = async (
  database: Database,
  smtp: TestSmtpServer,
  ids: readonly number[],
): Promise<void> => {
  const bookings = await database.selectFrom('bookings').select('id').execute();
  assert.deepEqual(
    [...new Set(ids)],
    bookings.map(({ id }) => id),
  );
  assert.equal(bookings.length, 1);
  const rows = await database.selectFrom('outboxMails').select('recipientEmail').execute();
  assert.deepEqual(rows.map((row) => row.recipientEmail).sort(), [GUEST, ADMIN.email]);
  await smtp.waitForMails(rows.length);
};

/** I5: a request that is sent again and again, by an impatient finger or a bad line. */
export const sameRequest = async (rounds: number): Promise<FaultRow> => {
  const smtp = await startSmtpServer();
  const site = await startSite({
    settings: { DEMO_CONTENT: 'off', LOG_LEVEL: 'fatal', SMTP_URL: smtp.url, RATE_LIMITS: 'off' },
  });
  const database = openDatabase(join(site.folder, 'site.db'));
  try {
    let arrived = 0;
    for (let round = 0; round < rounds; round += 1) {
      await database.deleteFrom('bookings').execute();
      await database.deleteFrom('outboxMails').execute();
      smtp.clear();
      const startDate = addDays(todayAtHouse(new Date()), 10 + round);
      const request = bookingRequest({
        startDate,
        endDate: addDays(startDate, 7),
        guestEmail: GUEST,
      });
      const ids = await sendManyTimes(site, request);
      await assertOneBookingAndItsMails(database, smtp, ids);
      arrived += 2;
      // A duplicate mail would be sent by now, or at the latest when the site has stopped.
      if (round === rounds - 1) await site.stop();
      const recipients = smtp.mails().flatMap(({ envelope }) => envelope.to);
      assert.deepEqual(recipients.sort(), [GUEST, ADMIN.email]);
    }
    return {
      id: 'I5',
      found: `${rounds} × the same request, ${AT_ONCE} times at once and ${RETRIES} times more, through both transports: ${rounds} bookings, ${arrived} mails in the outbox and at the mail server: one for the guest and one for staff each`,
    };
  } finally {
    await database.destroy();
    await site.close();
    await smtp.close();
  }
};
