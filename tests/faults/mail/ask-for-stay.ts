import assert from 'node:assert/strict';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { bookingRequest } from '#tests/support/factories.ts';
import type { ReceivedMail } from '#tests/support/smtp-server.ts';
import type { Site } from '#tests/support/start-site.ts';

export const settingsWith = (smtpUrl: string): Record<string, string> => ({
  DEMO_CONTENT: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'fatal',
  SMTP_URL: smtpUrl,
});

/** Asks for a stay as the guest of this address. Returns how long the answer took, in milliseconds. */
export const askForStay = async (site: Site, guestEmail: string): Promise<number> => {
  const startDate = addDays(todayAtHouse(new Date()), 30);
  const request = bookingRequest({ startDate, endDate: addDays(startDate, 7), guestEmail });
  const startedAt = performance.now();
  const answer = await fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  assert.equal(answer.status, 201);
  return performance.now() - startedAt;
};

/** The guests' mails, by their address: all that came for each. */
export const byGuest = (mails: readonly ReceivedMail[]): Map<string, ReceivedMail[]> =>
  Map.groupBy(
    mails.filter(({ envelope }) => envelope.to[0]?.startsWith('ospite')),
    ({ envelope }) => envelope.to.join(),
  );
