import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { enterGuests, single } from '#tests/support/police/guests.ts';
import { readRoss1000 } from '#tests/support/ross1000.ts';

// Returns, reports, receipts and takings leave sample stays out. Today is 20 May 2026.

let t: TestApp;
let token: string;
let real: number;
let invented: number;

const ask = (method: string, path: string, body?: object) =>
  t.rest(method, path, { token, ...(body && { body }) });

const call = async (method: string, path: string, body?: object) => {
  const answer = await ask(method, path, body);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};

const enter = (name: string, startDate: string, endDate: string): Promise<number> => {
  const home = { residence: '412058091', tourism: 'beach', transport: 'boat' };
  const stay = { startDate, endDate, guestName: `${name} Rossi`, totalCents: 400_00 };
  return enterGuests(t, token, { guests: [single(name, home)], ...stay });
};

beforeEach(async () => {
  t = await createTestApp();
  ({ token } = await makeUser(t.app, 'ADMIN'));
  await call('PUT', '/tourist-tax/settings', { kind: 'tax' });
  await call('PUT', '/police/settings', { isOn: true });
  const statistics = { isOn: true, region: 'sardegna', structureCode: 'IT1' };
  await call('PUT', '/statistics/settings', statistics);
  const landlord = { name: 'Giulia Ferri', address: 'Via Roma 3, Cagliari', taxCode: '' };
  await call('PUT', '/payment-terms', { landlord });
  real = await enter('Anna', '2026-05-15', '2026-05-17');
  invented = await enter('Berta', '2026-05-17', '2026-05-20');
  const sample = { kind: 'booking', itemId: invented, version: null };
  await t.app.database.insertInto('sampleItems').values(sample).execute();
});
afterEach(() => t.close());

const pay = (id: number) =>
  call('POST', `/bookings/${id}/payments`, {
    ...{ date: '2026-05-20', amountCents: 400_00, method: 'CASH' },
  });

const idsOf = (stays: { id: number }[]) => stays.map(({ id }) => id);

/** The stays in the returns, on the board of duties and in the year's takings. */
const counted = async () => ({
  tax: idsOf((await call('GET', '/tourist-tax?year=2026')).stays),
  duties: idsOf((await call('GET', '/duties')).stays),
  takings: (await call('GET', '/payments?year=2026')).stays.map(
    ({ bookingId }: { bookingId: number }) => bookingId,
  ),
});

it('counts in no return, on no board of duties and in no takings', async () => {
  await pay(real);
  await pay(invented);
  expect(await counted()).toEqual({ tax: [real], duties: [real], takings: [real] });
  const { payments, receivedCents, nights } = await call('GET', '/payments?year=2026');
  expect([payments.length, receivedCents, nights]).toEqual([1, 400_00, 2]);
});

it('is not in the file of bookings', async () => {
  const file = await call('GET', '/bookings/file?past=true');
  expect(file).toContain('Anna Rossi');
  expect(file).not.toContain('Berta Rossi');
});

it('is not reported to the region', async () => {
  const { days } = await call('GET', '/statistics?month=2026-05');
  const arrivals = days.filter((day: { arrivals: number }) => day.arrivals > 0);
  expect(arrivals.map(({ day }: { day: string }) => day)).toEqual(['2026-05-15']);
  const file = readRoss1000(await call('GET', '/statistics.xml?from=2026-05-15&to=2026-05-20'));
  expect(file.flatMap(({ arrivals }) => arrivals)).toHaveLength(1);
});

it('has no receipt, and is not reported to the police', async () => {
  const { id } = await pay(invented);
  const refusals = [
    await ask('GET', `/payments/${id}/receipt`),
    await ask('POST', `/payments/${id}/receipt`, {}),
    await ask('GET', `/bookings/${invented}/police-file?insist=Prova`),
    await ask('POST', `/bookings/${invented}/police/send`, { insist: 'Prova' }),
  ];
  for (const { status, body } of refusals) {
    expect([status, body.code]).toEqual([409, 'SAMPLE_STAY']);
  }
  expect((await ask('GET', `/bookings/${real}/police-file?insist=Prova`)).status).toBe(200);
});

it('becomes a real stay with the name of another guest', async () => {
  expect((await call('GET', '/content/sample')).bookings).toEqual([invented]);
  await call('PATCH', `/bookings/${invented}`, { note: 'Arrivano tardi' });
  expect((await counted()).tax).toEqual([real]);
  await call('PATCH', `/bookings/${invented}`, { guestName: 'Carla Rossi', tellGuest: false });
  const both = [real, invented];
  expect(await counted()).toEqual({ tax: both, duties: both, takings: both });
  expect((await call('GET', '/content/sample')).bookings).toEqual([]);
  await call('DELETE', '/content/sample');
  expect((await call('GET', `/bookings/${invented}`)).guestName).toBe('Carla Rossi');
});
