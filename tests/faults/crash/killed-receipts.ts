import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { markFileOf, readMark } from '#server/infrastructure/number-mark.ts';
import { untilIdle } from '#tests/faults/backups/backup-site.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { startSite } from '#tests/support/start-site.ts';

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
const PRESSED = 8;
const LONGEST_MS = 20;
/** Every so many rounds an older backup is restored first. */
const RESTORE_EVERY = 3;

type Numbered = { year: number; number: number };

const pay = async (api: SiteApi, stay: number): Promise<number> => {
  const payment = { date: '2026-05-01', amountCents: 100_00, method: 'CASH' };
  return (await api.post<{ id: number }>(`/bookings/${stay}/payments`, payment)).id;
};

/** Presses on the receipt of a payment, and keeps the number that was answered. */
const press = async (api: SiteApi, payment: number, given: Set<number>): Promise<void> => {
  const { number } = await api.post<Numbered>(`/payments/${payment}/receipt`, {});
  assert(!given.has(number), `${number} was given twice`);
  given.add(number);
};

/** Kill -9 at random points while receipts are given, with restores of an older backup in between. */
export const killedReceipts = async (rounds: number): Promise<FaultRow> => {
  let site = await startSite({ settings });
  try {
    let api = await adminApi(site);
    await api.put('/payment-terms', { landlord: { name: 'Giulia Ferri' } });
    const stay = { ...freeWeek(50), guestName: 'Sabine Krüger', numberOfGuests: 2 };
    const { id } = await api.post<{ id: number }>('/bookings/enter', stay);
    const backup = await api.post<{ id: string }>('/backup/create', { method: 'local' });
    const given = new Set<number>();
    const year = new Date().getFullYear();
    let restores = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const payments: number[] = [];
      for (let index = 0; index < PRESSED; index += 1) payments.push(await pay(api, id));
      const pressed = payments.map((payment) => press(api, payment, given));
      const settled = Promise.allSettled(pressed);
      await pressed[Math.floor(Math.random() * PRESSED)];
      await wait(Math.random() * LONGEST_MS);
      await site.kill();
      for (const one of await settled) {
        // A killed site does not answer the others.
        const isWrong = one.status === 'rejected' && one.reason instanceof assert.AssertionError;
        if (isWrong) throw one.reason;
      }
      site = await startSite({ folder: site.folder, port: site.port, settings });
      api = await adminApi(site);
      if (round % RESTORE_EVERY === 0) {
        await untilIdle(api);
        await api.post(`/backup/${backup.id}/restore`, {});
        restores += 1;
      }
      const kept = (await api.get<Numbered[]>(`/receipts?year=${year}`)).map((row) => row.number);
      assert.deepEqual(
        kept.toReversed(),
        kept.map((_, index) => index + 1),
      );
      for (const number of given) assert(kept.includes(number), `${number} is lost`);
      const mark = readMark(markFileOf(join(site.folder, 'site.db')));
      assert.deepEqual(mark?.begun ?? null, null);
      assert.equal(mark?.given[year] ?? 0, kept.length);
      // One that nobody was answered was given all the same.
      for (const number of kept) given.add(number);
    }
    const { status } = await fetch(`${site.url}/api/receipts/${year}/${given.size}.pdf`, {
      headers: { authorization: `Bearer ${api.token}` },
    });
    assert.equal(status, 200);
    return {
      id: 'I9',
      found: `${rounds} × kill -9 while ${PRESSED} receipts were given at once, ${restores} restores of an older backup in between: ${given.size} receipts, numbers without gaps, none twice, none lost`,
    };
  } finally {
    await site.close();
  }
};
