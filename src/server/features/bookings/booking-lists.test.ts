import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

// Claims on days, and pending requests. Today is 1 July 2026.

let t: TestApp;
let editor: string;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.set('2026-07-01T10:00:00Z');
  editor = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

type Own = Partial<Parameters<typeof putStay>[1]>;

const stay = (startDate: string, endDate: string, own: Own = {}) =>
  putStay(t.app, { startDate, endDate, ...own });
const block = (startDate: string, endDate: string) =>
  putBlock(t.app, { startDate, endDate, reason: 'Lavori' });

const claims = async (from: string, until: string): Promise<number[]> => {
  const { data } = await viaRest(t, 'bookings.claims', { from, until }, editor);
  return data.claims.map(({ id }: { id: number }) => id);
};

describe('claims', () => {
  it('contain days, name and party, and no more', async () => {
    const asked = await stay('2026-07-04', '2026-07-11');
    const blocked = await block('2026-07-20', '2026-07-22');
    const days = { from: '2026-07-01', until: '2026-08-01' };
    expect((await viaRest(t, 'bookings.claims', days, editor)).data).toEqual({
      ...days,
      claims: [
        {
          id: asked,
          startDate: '2026-07-04',
          endDate: '2026-07-11',
          status: 'PENDING',
          guestName: 'Anna Verdi',
          numberOfGuests: 3,
          arrivalTime: '',
          reason: '',
          origin: null,
          source: 'site',
        },
        {
          id: blocked,
          startDate: '2026-07-20',
          endDate: '2026-07-22',
          status: 'NOT_AVAILABLE',
          guestName: null,
          numberOfGuests: null,
          arrivalTime: '',
          reason: 'Lavori',
          origin: null,
          source: null,
        },
      ],
    });
  });

  it('are refused to a wrong search', () =>
    expectEach(
      [
        [{ until: '2026-08-01' }, 'Indica il primo giorno'],
        [{ from: '2026-08-01' }, 'Indica il giorno dopo l’ultimo'],
        [{ from: '2026-02-30', until: '2026-08-01' }, 'Inserisci una data valida.'],
        [{ from: '2026-07-01', until: '2026-07-01' }, 'Indica da 1 a 800 giorni.'],
        [{ from: '2026-07-02', until: '2026-07-01' }, 'Indica da 1 a 800 giorni.'],
        [{ from: '2026-07-01', until: addDays('2026-07-01', 801) }, 'Indica da 1 a 800 giorni.'],
      ],
      async ([input, text]) => {
        expect(await viaRest(t, 'bookings.claims', input, editor)).toMatchObject({
          status: 400,
          text,
        });
      },
    ));
});

describe('of some days', () => {
  it('a stay takes its nights: the first counts, the day of departure does not', async () => {
    const id = await stay('2026-07-04', '2026-07-11');
    expect(await claims('2026-07-01', '2026-07-04')).toEqual([]);
    expect(await claims('2026-07-01', '2026-07-05')).toEqual([id]);
    expect(await claims('2026-07-10', '2026-07-20')).toEqual([id]);
    expect(await claims('2026-07-11', '2026-07-20')).toEqual([]);
    expect(await claims('2026-07-06', '2026-07-07')).toEqual([id]);
  });

  it('a block takes both its ends', async () => {
    const id = await block('2026-07-20', '2026-07-22');
    expect(await claims('2026-07-01', '2026-07-20')).toEqual([]);
    expect(await claims('2026-07-20', '2026-07-21')).toEqual([id]);
    expect(await claims('2026-07-22', '2026-07-23')).toEqual([id]);
    expect(await claims('2026-07-23', '2026-07-30')).toEqual([]);
  });

  it('a rejected request claims no days, and a past stay its own', async () => {
    await stay('2026-07-04', '2026-07-11', { status: 'REJECTED' });
    const past = await stay('2026-05-04', '2026-05-11', { status: 'CONFIRMED' });
    expect(await claims('2026-07-01', '2026-08-01')).toEqual([]);
    expect(await claims('2026-05-01', '2026-06-01')).toEqual([past]);
  });

  it('stays that begin long before or end long after are listed, in the order of days', async () => {
    const short = await stay('2026-07-10', '2026-07-12');
    const long = await stay('2025-09-01', '2027-03-01');
    await stay('2025-01-01', '2025-01-08');
    expect(await claims('2026-07-11', '2026-07-12')).toEqual([long, short]);
    expect(await claims('2026-07-01', addDays('2026-07-01', 800))).toEqual([long, short]);
  });
});

describe('the requests that wait', () => {
  const waiting = async () => (await viaRest(t, 'bookings.waiting', undefined, editor)).data;

  it('are unanswered and not over', async () => {
    expect(await waiting()).toEqual({ requests: [], total: 0 });
    const asked = await stay('2026-09-04', '2026-09-11');
    const leaving = await stay('2026-06-24', '2026-07-01');
    await stay('2026-06-20', '2026-06-30');
    await stay('2026-10-04', '2026-10-11', { status: 'CONFIRMED' });
    await stay('2026-10-04', '2026-10-11', { status: 'REJECTED' });
    await block('2026-11-20', '2026-11-22');
    const { requests, total } = await waiting();
    expect(total).toBe(2);
    expect(requests.map(({ id }: { id: number }) => id)).toEqual([leaving, asked]);
    expect(requests[1]).toEqual({
      id: asked,
      startDate: '2026-09-04',
      endDate: '2026-09-11',
      guestName: 'Anna Verdi',
      numberOfGuests: 3,
      version: 1,
      createdAt: '2026-03-01T10:00:00.000Z',
      totalCents: expect.any(Number),
      heldUntil: null,
      isOverdue: true,
      rivals: { held: 0, asked: 0 },
    });
  });

  it('begin with arrivals within two weeks, then follow the order of requests', async () => {
    const at = (month: string) => ({ createdAt: `2026-${month}-01T10:00:00.000Z` });
    const late = await stay('2026-08-04', '2026-08-11', at('05'));
    const early = await stay('2026-07-15', '2026-07-20', at('03'));
    const soon = await stay('2026-07-14', '2026-07-18', at('02'));
    const sooner = await stay('2026-07-04', '2026-07-06', at('06'));
    const { requests } = await waiting();
    expect(requests.map(({ id }: { id: number }) => id)).toEqual([sooner, soon, early, late]);
  });

  it('come with how many others claim the same days', async () => {
    await stay('2026-07-04', '2026-07-11');
    await stay('2026-07-10', '2026-07-12');
    await stay('2026-07-08', '2026-07-10', { status: 'REJECTED' });
    await stay('2026-07-01', '2026-07-04', { status: 'CONFIRMED' });
    await block('2026-07-11', '2026-07-13');
    const { requests } = await waiting();
    expect(requests.map(({ rivals }: { rivals: unknown }) => rivals)).toEqual([
      { held: 0, asked: 1 },
      { held: 1, asked: 1 },
    ]);
  });

  it('are all counted, and ten of them listed', async () => {
    const ids: number[] = [];
    for (let day = 10; day < 22; day += 1) ids.push(await stay(`2026-08-${day}`, '2026-08-31'));
    const { requests, total } = await waiting();
    expect(total).toBe(12);
    expect(requests.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 10));
  });
});
